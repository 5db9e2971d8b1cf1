import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from './app.js';
import { apiPaths } from './contract/index.js';
import { type Env, EnvError, getWarnings, readEnv } from './env.js';
import { listen, type RunningServer } from './http/http-server.js';
import { systemClock } from './lib/clock.js';
import { createMetrics } from './metrics.js';
import { createNewsletterLinks } from './newsletter/links.js';
import { startOutbox } from './outbox/outbox.js';
import { startRetention } from './retention.js';
import { sendersFrom } from './senders.js';
import { startEndedOffers } from './site/ended-offers.js';
import { loadSite, type Site } from './site/load-site.js';
import { storybookFiles } from './site/storybook-routes.js';
import { setUpStaffAccess } from './staff/staff-access.js';
import { openStorage } from './storage.js';

export interface StartOptions {
  env: Record<string, string | undefined>;
  /** The site's `dist`. If it has not been built, only the API is served. */
  siteDir: string;
  print(line: string): void;
}

/** The URL to print. For a server that listens on all addresses it uses `localhost`. */
function getUrl(host: string | undefined, port: number): string {
  const name = host === undefined || host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const announcement = (url: string, site: Site | undefined, env: Env, location: string) => [
  site ? `Website         ${url}/` : 'Website         not built: only the API answers',
  `Staff inbox     ${url}/admin`,
  `API             ${url}${apiPaths.docs}`,
  ...(env.STORYBOOK_DIR ? [`Storybook       ${url}/storybook/`] : []),
  `Data            ${location}`,
  `ready at ${url}/`,
];

/** How long a stop waits until the last log lines are written. */
const LAST_LINES_MS = 1_000;

/** Log lines are written in batches. While the disk is full, up to `maxLength` is buffered, and requests are still answered. */
const LOG = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000, maxLength: 1024 * 1024 };

function openLog() {
  const log = pino.destination(LOG);
  log.once('error', ({ code }) => console.error(`The log cannot be written (${code}): log lines are lost.`));
  return log.on('error', () => undefined);
}

/** Starts the server as the environment configures it. Resolves when it accepts requests. */
export async function start({ siteDir, print, ...options }: StartOptions): Promise<RunningServer> {
  const clock = systemClock;
  const { now } = clock;
  const env = readEnv(options.env);
  const log = openLog();
  const logger = pino({ level: env.LOG_LEVEL, base: null }, log);
  const site = existsSync(join(siteDir, 'routes.json')) ? await loadSite(siteDir) : undefined;
  if (site && site.retentionDays !== env.RETENTION_DAYS)
    throw new EnvError(
      `RETENTION_DAYS must match the privacy page, which was built for ${site.retentionDays ?? 'no'} days. ` +
        'Set it to that number, or build the site again with the same number in PUBLIC_RETENTION_DAYS.',
    );
  const folder = env.STORYBOOK_DIR;
  const storybook = folder === undefined ? undefined : storybookFiles(folder);
  if (folder !== undefined && !storybook)
    throw new EnvError(`STORYBOOK_DIR must name a built Storybook: ${folder} is not one. Build it first.`);
  const storage = await openStorage(env, now, (problem) => logger.warn(problem));
  const {
    access: staff,
    generatedPassword,
    secret,
  } = await setUpStaffAccess(storage.staffRecords, env.ADMIN_PASSWORD, now);
  if (generatedPassword)
    print(`Staff password  ${generatedPassword}   (generated now, shown only this once; ADMIN_PASSWORD sets your own)`);
  for (const warning of getWarnings(env)) print(warning);
  const stopRetention = await startRetention({
    stores: storage,
    days: env.RETENTION_DAYS,
    confirmedOn: env.RETENTION_CONFIRMED_ON,
    now,
    logger,
  });
  const stopEndedOffers = site && (await startEndedOffers({ site, now, logger }));
  const links = createNewsletterLinks(env.LINK_SECRET ?? secret, env.PUBLIC_SITE_ORIGIN);
  const senders = await sendersFrom(env, links, site?.sender, now);
  const outbox = startOutbox({ outbox: storage.outbox, senders, logger, now });
  const metrics = createMetrics({ stores: storage, process: true });
  const app = createApp({
    metrics,
    metricsToken: env.METRICS_TOKEN,
    ...storage,
    staff,
    logger,
    clock,
    links,
    retentionDays: env.RETENTION_DAYS,
    site,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT === 'on',
    storybook,
    channels: [...senders.keys()],
    onLead: outbox.wake,
  });
  const server = await listen(
    app,
    { port: env.PORT, host: env.HOST },
    { clock, onRefusal: metrics.countConnection },
  ).catch(async (error) => {
    await outbox.stop();
    await storage.close();
    throw error;
  });
  const url = getUrl(env.HOST, server.port);
  for (const line of announcement(url, site, env, storage.location)) print(line);
  return {
    port: server.port,
    async stop() {
      await server.stop();
      stopRetention();
      stopEndedOffers?.();
      await outbox.stop();
      await storage.close();
      const written = new Promise<void>((resolve) => log.flush(() => resolve()));
      await Promise.race([written, sleep(LAST_LINES_MS, undefined, { ref: false })]);
      // Otherwise a full disk would delay the exit of the process.
      log.destroy();
    },
  };
}
