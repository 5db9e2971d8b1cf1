import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { collectDefaultMetrics } from 'prom-client';
import { createApp } from './app.js';
import { apiPaths } from './contract/index.js';
import { type Env, EnvError, getWarnings, readEnv } from './env.js';
import { listen, type RunningServer } from './http/http-server.js';
import { systemClock } from './lib/clock.js';
import { findLanguage } from './lib/site-language.js';
import { createMetrics } from './metrics.js';
import { createNewsletterLinks, type NewsletterLinks } from './newsletter/links.js';
import { startOutbox } from './outbox/outbox.js';
import type { Send } from './outbox/send.js';
import { createWebhook } from './outbox/webhook.js';
import { startRetention } from './retention.js';
import { startEndedOffers } from './site/ended-offers.js';
import { loadSite, type Site } from './site/load-site.js';
import { startSharedAssets } from './site/shared-assets.js';
import { storybookRoutes } from './site/storybook-routes.js';
import { setUpStaffAccess } from './staff/staff-access.js';
import { openStorage } from './storage.js';
import type { Channel, Outbox } from './store/ports.js';

interface StartOptions {
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
  site ? `Website         ${url}/` : 'Website         not built: only the API is served',
  `Staff inbox     ${url}/admin`,
  `API             ${url}${apiPaths.docs}`,
  ...(env.STORYBOOK_DIR ? [`Storybook       ${url}/storybook/`] : []),
  `Data            ${location}`,
  `ready at ${url}/`,
];

/** The origin of a build without `PUBLIC_SITE_ORIGIN`. */
const DEFAULT_ORIGIN = 'https://www.boundless.example';

/** A line about links that lead elsewhere than the pages say. */
const originWarnings = (configured: string | undefined, built: string | undefined) =>
  configured === undefined || built === undefined || configured === built
    ? []
    : [
        `Links           PUBLIC_SITE_ORIGIN is ${configured}: links in emails lead there. The pages name ${built}, for which they were built.`,
      ];

/** Creates a sender for each configured channel. Without a site there is no page on which to confirm, so nobody is asked to. */
async function createSenders(
  env: Env,
  links: NewsletterLinks,
  origin: string,
  site: Pick<Site, 'sender' | 'languages'> | undefined,
  outbox: Outbox,
  now: () => number,
) {
  const senders = new Map<Channel, Send>();
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, SMTP_URL, SMTP_FROM: from, LEAD_EMAIL_TO: to } = env;
  if (url && secret) senders.set('webhook', createWebhook({ url, secret, now }));
  if (!SMTP_URL || !from || !to) return senders;
  // Loaded only if mail is configured.
  const { createMail } = await import('./outbox/mail.js');
  senders.set(
    'mail',
    createMail({
      url: SMTP_URL,
      from,
      to,
      inbox: `${origin}/admin`,
      stopLink: ({ id, body }) => links.address('stop', id, findLanguage(site?.languages, body.language)?.prefix),
    }),
  );
  if (!site) return senders;
  const { createConfirmation } = await import('./newsletter/confirmation-mail.js');
  return senders.set('confirmation', createConfirmation({ url: SMTP_URL, from, links, ...site, outbox }));
}

/** The built site, or undefined if there is none. Throws if a build is running or was interrupted: `routes.json` is its last file. */
async function openSite(siteDir: string, sharedAssets: string | undefined): Promise<Site | undefined> {
  const has = (name: string) => existsSync(join(siteDir, name));
  if (has('routes.json')) return loadSite(siteDir, sharedAssets);
  if (has('client') || has('earlier-assets'))
    throw new EnvError(
      `The build of the site in ${siteDir} is not complete. Wait for it, or build again: npx turbo run build --force`,
    );
  return undefined;
}

/** Everybody can read what is in `ASSETS_DIR`, and files there that no build has are deleted. */
async function checkAssetsDir({ ASSETS_DIR, DATA_DIR }: Env): Promise<void> {
  if (ASSETS_DIR === undefined) return;
  const real = (path: string) => realpath(path).catch(() => resolve(path));
  const [assets, data] = [await real(ASSETS_DIR), await real(DATA_DIR)];
  if (relative(assets, data).split(sep)[0] !== '..')
    throw new EnvError(
      'ASSETS_DIR must not hold the data folder: everybody can read the files in it. Name another one.',
    );
}

/** How long a stop waits until the last log lines are written. */
const LAST_LINES_MS = 1_000;

/** Log lines are written in batches. While the disk is full, up to `maxLength` is buffered, and requests still have responses. */
function openLog() {
  const options = { dest: 1, sync: false, minLength: 4_096, periodicFlush: 1_000, maxLength: 1024 * 1024 };
  const log = pino.destination(options);
  log.once('error', ({ code }) => console.error(`The log cannot be written (${code}): log lines are lost.`));
  return log.on('error', () => undefined);
}

/** May be called again. */
type Close = () => unknown;

/** Closes what was opened, the last first. */
async function closeAll(opened: Close[]): Promise<void> {
  for (const close of opened.reverse()) await close();
}

/** Starts the server as the environment configures it. Resolves when it accepts requests. Closes what it opened if it fails. */
export async function start(options: StartOptions): Promise<RunningServer> {
  const opened: Close[] = [];
  return open(options, opened).catch(async (error) => {
    await closeAll(opened);
    throw error;
  });
}

async function open({ siteDir, print, ...options }: StartOptions, opened: Close[]): Promise<RunningServer> {
  const clock = systemClock;
  const { now } = clock;
  const env = readEnv(options.env);
  const { RETENTION_DAYS: days, RETENTION_CONFIRMED_ON: confirmedOn, STORYBOOK_DIR: folder } = env;
  const log = openLog();
  const logger = pino({ level: env.LOG_LEVEL, base: null }, log);
  const site = await openSite(siteDir, env.ASSETS_DIR);
  if (site && site.retentionDays !== days)
    throw new EnvError(
      `RETENTION_DAYS must match the privacy page, which was built for ${site.retentionDays ?? 'no'} days. ` +
        'Set it to that number, or build the site again with the same number in PUBLIC_RETENTION_DAYS.',
    );
  const storybook = folder === undefined ? undefined : storybookRoutes(folder);
  if (folder !== undefined && !storybook)
    throw new EnvError(`STORYBOOK_DIR must name a built Storybook: ${folder} is not one. Build it first.`);
  await checkAssetsDir(env);
  const storage = await openStorage(env, now, (problem) => logger.warn(problem));
  opened.push(storage.close);
  const { access, generatedPassword, secret } = await setUpStaffAccess(storage.staffRecords, env.ADMIN_PASSWORD, now);
  if (generatedPassword)
    print(`Staff password  ${generatedPassword}   (generated now, shown only this once; ADMIN_PASSWORD sets your own)`);
  for (const warning of [
    ...getWarnings(env, Object.keys(options.env)),
    ...originWarnings(env.PUBLIC_SITE_ORIGIN, site?.origin),
  ])
    print(warning);
  const retention = startRetention({
    stores: storage,
    days,
    auditDays: env.AUDIT_RETENTION_DAYS,
    refusalDays: env.REFUSED_SIGN_IN_DAYS,
    confirmedOn,
    now,
    logger,
  });
  opened.push(retention.stop);
  if (site) opened.push(await startEndedOffers(site, now, logger));
  if (site && env.ASSETS_DIR)
    opened.push(await startSharedAssets(join(siteDir, 'client/assets'), env.ASSETS_DIR, now, logger));
  const origin = env.PUBLIC_SITE_ORIGIN ?? site?.origin ?? DEFAULT_ORIGIN;
  const links = createNewsletterLinks(env.LINK_SECRET ?? secret, origin);
  const senders = await createSenders(env, links, origin, site, storage.outbox, now);
  const outbox = startOutbox({ outbox: storage.outbox, senders, logger, now });
  opened.push(outbox.stop);
  const metrics = createMetrics({ ...storage, retention: retention.status });
  collectDefaultMetrics({ register: metrics.register });
  const app = createApp({
    metrics,
    metricsToken: env.METRICS_TOKEN,
    ...storage,
    staff: access,
    logger,
    clock,
    links,
    retentionDays: days,
    retention: retention.status,
    site,
    trustProxy: env.TRUST_PROXY,
    rateLimit: env.RATE_LIMIT === 'on',
    storybook,
    channels: [...senders.keys()],
    onLead: outbox.wake,
  });
  const address = { port: env.PORT, host: env.HOST };
  const onRefusal = metrics.countConnection;
  const server = await listen(app, address, { clock, onRefusal });
  const url = getUrl(env.HOST, server.port);
  for (const line of announcement(url, site, env, storage.location)) print(line);
  return {
    port: server.port,
    async stop() {
      // At the same time, because both wait for others.
      await Promise.all([server.stop(), outbox.stop(), retention.stop()]);
      await closeAll(opened);
      const written = new Promise<void>((resolve) => log.flush(() => resolve()));
      await Promise.race([written, sleep(LAST_LINES_MS, undefined, { ref: false })]);
      // Otherwise a full disk would delay the exit of the process.
      log.destroy();
    },
  };
}
