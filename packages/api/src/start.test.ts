import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../testing/test-app.js';
import { buildTestSite } from '../testing/test-site.js';
import { start } from './start.js';
import { startErrorMessage } from './start-error.js';

let place: Awaited<ReturnType<typeof tempFolder>>;
beforeEach(async () => {
  place = await tempFolder();
});
afterEach(() => place[Symbol.asyncDispose]());

it.each([
  ['smtp://mail.example.com', true],
  ['smtp://127.0.0.1:2525', false],
  ['smtps://mail.example.com', false],
])('warns that mail may be sent unencrypted: %s %s', async (SMTP_URL, warns) => {
  const lines: string[] = [];
  const PUBLIC_SITE_ORIGIN = 'https://www.example.com';
  const mail = { SMTP_URL, SMTP_FROM: 'site@example.com', LEAD_EMAIL_TO: 'staff@example.com', PUBLIC_SITE_ORIGIN };
  const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...mail };
  const running = await start({ env, siteDir: place.folder, print: (line) => lines.push(line) });
  await running.stop();
  expect(lines.some((line) => /smtp:\/\/.*unencrypted/.test(line))).toBe(warns);
});

it.each([
  ['http://hooks.example.com', true],
  ['http://127.0.0.1:9000', false],
  ['https://hooks.example.com', false],
])('warns that a webhook may be sent unencrypted: %s %s', async (LEAD_WEBHOOK_URL, warns) => {
  const lines: string[] = [];
  const webhook = { LEAD_WEBHOOK_URL, LEAD_WEBHOOK_SECRET: 'a secret of some length' };
  const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...webhook };
  const running = await start({ env, siteDir: place.folder, print: (line) => lines.push(line) });
  await running.stop();
  expect(lines.some((line) => /LEAD_WEBHOOK_URL is http:\/\/.*unencrypted/.test(line))).toBe(warns);
});

it('says that the data folder is new: an unmounted disk or another folder would look like an empty inbox', async () => {
  const lines: string[] = [];
  const folder = join(place.folder, 'data');
  const env = { DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const startAndStop = async () =>
    (await start({ env, siteDir: place.folder, print: (line) => lines.push(line) })).stop();
  for (let times = 0; times < 2; times += 1) await startAndStop();
  expect(lines.filter((line) => line.startsWith('Data'))).toEqual([
    `Data            ${folder} (new: nothing was stored there before)`,
    `Data            ${folder}`,
  ]);
});

it('warns of a variable whose name is nearly that of one that is not set', async () => {
  const lines: string[] = [];
  const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const others = { DATABASE_URI: 'postgres://127.0.0.1/leads', PATH: '/usr/bin', HOSTNAME: 'web-1' };
  const running = await start({ env: { ...env, ...others }, siteDir: place.folder, print: (line) => lines.push(line) });
  await running.stop();
  const warnings = lines.filter((line) => line.startsWith('Environment'));
  expect(warnings).toEqual([
    'Environment     DATABASE_URI is not a variable of this server. Do you mean DATABASE_URL?',
  ]);
});

it('warns of a secret with quotes or blanks that a file of variables has kept, with which nobody could sign in', async () => {
  const lines: string[] = [];
  const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const secrets = { ADMIN_PASSWORD: '"correct horse battery"', LINK_SECRET: `${'x'.repeat(32)}\r` };
  const running = await start({
    env: { ...env, ...secrets },
    siteDir: place.folder,
    print: (line) => lines.push(line),
  });
  await running.stop();
  expect(lines.filter((line) => line.startsWith('Environment'))).toEqual(
    ['ADMIN_PASSWORD', 'LINK_SECRET'].map(
      (name) => `Environment     ${name} begins or ends with a quotation mark or a blank, which is a part of it.`,
    ),
  );
});

it.each(['.', 'leads'])('refuses to share the data folder as assets, which everybody can read: %s', async (inner) => {
  const siteDir = await buildTestSite(join(place.folder, 'site'));
  const folder = join(place.folder, 'volume');
  const env = { DATA_DIR: join(folder, inner), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const startWith = (ASSETS_DIR: string) =>
    start({ env: { ...env, ASSETS_DIR }, siteDir, print: () => undefined }).then((running) => running.stop());
  await expect(startWith(folder)).rejects.toThrow('ASSETS_DIR must not hold the data folder');
  expect(await readdir(place.folder)).not.toContain('volume');
  await startWith(join(folder, 'assets'));
});

it.each(['client', 'earlier-assets'])('refuses a build that is running or was interrupted, with %s', async (name) => {
  await mkdir(join(place.folder, 'site', name), { recursive: true });
  const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const started = start({ env, siteDir: join(place.folder, 'site'), print: () => undefined });
  await expect(started).rejects.toThrow(/site is not complete.*npx turbo run build/);
});

it('closes what it opened if it fails, so that it can be started again', async () => {
  const siteDir = await buildTestSite(join(place.folder, 'site'));
  const file = join(place.folder, 'file');
  await writeFile(file, '');
  const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
  const print = () => undefined;
  await expect(start({ env: { ...env, ASSETS_DIR: file }, siteDir, print })).rejects.toThrow(/EEXIST/);
  await (await start({ env, siteDir, print })).stop();
});

describe('links for emails', () => {
  const built = 'https://www.built.example';

  /** The lines that a start prints, and the link to unsubscribe in the CSV of subscribers. */
  async function startWith(more: Record<string, string>) {
    const siteDir = await buildTestSite(join(place.folder, 'site'));
    const routes = JSON.parse(await readFile(join(siteDir, 'routes.json'), 'utf8'));
    await writeFile(join(siteDir, 'routes.json'), JSON.stringify({ ...routes, origin: built }));
    const password = 'a password for staff';
    const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const lines: string[] = [];
    const options = { env: { ...env, ADMIN_PASSWORD: password, ...more }, siteDir, print: lines.push.bind(lines) };
    const running = await start(options);
    const call = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${running.port}${path}`, init);
    const json = (body: object) => ({
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    await call('/api/subscribe', json({ email: 'ada@example.com' }));
    const { headers } = await call('/api/session', json({ password }));
    const Cookie = String(headers.get('Set-Cookie')).split(';')[0] ?? '';
    const csv = await (await call('/api/subscribers.csv', { headers: { Cookie } })).text();
    await running.stop();
    return { lines, link: /https?:\/\/[^/]+\/newsletter\/unsubscribe/.exec(csv)?.[0] };
  }
  const isAboutOrigin = (line: string) => line.includes('PUBLIC_SITE_ORIGIN');

  it('lead to the site as it was built, if nothing else is configured', async () => {
    const { lines, link } = await startWith({});
    expect(link).toBe(`${built}/newsletter/unsubscribe`);
    expect(lines.filter(isAboutOrigin)).toEqual([]);
  });

  it('lead where they are configured to, and the start says if that is not the site as it was built', async () => {
    const { lines, link } = await startWith({ PUBLIC_SITE_ORIGIN: 'https://staging.example' });
    expect(link).toBe('https://staging.example/newsletter/unsubscribe');
    expect(lines.filter(isAboutOrigin)).toEqual([
      `Links           PUBLIC_SITE_ORIGIN is https://staging.example: links in emails lead there. The pages name ${built}, for which they were built.`,
    ]);
  });
});

describe('does not start', () => {
  /** The message that a process would print before it ends. */
  const refusal = (env: Record<string, string>) =>
    start({
      env: { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', ...env },
      siteDir: place.folder,
      print: () => undefined,
    }).then(() => 'started', startErrorMessage);

  it.each([
    ['PORT', 'http'],
    ['PORT', ''],
    ['PORT', '70000'],
    ['ADMIN_PASSWORD', ''],
    ['ADMIN_PASSWORD', '         '],
    ['DATA_DIR', ''],
    // Docker's --env-file keeps quotes and blanks: the leads would be in another folder than the one that is mounted.
    ['DATA_DIR', '"/data"'],
    ['DATA_DIR', '/data '],
    ['RATE_LIMIT', 'no'],
    ['LOG_LEVEL', 'loud'],
    ['MAX_STORED_MB', '0'],
    ['MAX_STORED_MB', '1.5'],
    ['RETENTION_DAYS', '0'],
    ['RETENTION_DAYS', 'ten'],
    ['RETENTION_CONFIRMED_ON', 'yes'],
    ['AUDIT_RETENTION_DAYS', '401'],
    ['AUDIT_RETENTION_DAYS', '29'],
    ['REFUSED_SIGN_IN_DAYS', '31'],
    ['REFUSED_SIGN_IN_DAYS', '0'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '0'],
    ['TRUST_PROXY', '99'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'a token that no header can hold\n'],
    ['METRICS_TOKEN', 'un-jeton-très-secret'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'loopback,'],
    ['LEAD_WEBHOOK_URL', 'ftp://example.com'],
    ['LEAD_WEBHOOK_URL', 'https://ada:secret@example.com'],
    ['LEAD_WEBHOOK_URL', 'http:example.com'],
    ['LEAD_WEBHOOK_URL', ' https://example.com'],
    ['LEAD_WEBHOOK_URL', 'https://example.com '],
    ['LEAD_WEBHOOK_SECRET', ' '.repeat(20)],
    ['SMTP_URL', 'http://example.com'],
    ['SMTP_URL', 'smtp:'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_FROM', '<site@example.com>'],
    ['LEAD_EMAIL_TO', 'staff@example.com;'],
    ['LEAD_EMAIL_TO', 'staff@example..com'],
    ['DATABASE_URL', 'mysql://example.com'],
    ['DATABASE_URL', 'postgres:foo'],
    ['PUBLIC_APP_ORIGIN', 'app.example.com'],
    ['PUBLIC_SUPPORT_EMAIL', 'nobody'],
  ])('with %s="%s", and names the variable', async (name, value) => {
    expect(await refusal({ [name]: value })).toMatch(new RegExp(`^The environment is invalid:\n  ${name} `));
    await expect(readdir(place.folder)).resolves.toEqual([]);
  });

  it.each([
    ['LEAD_WEBHOOK_URL', 'https://example.com/hook', ['LEAD_WEBHOOK_SECRET']],
    ['LEAD_WEBHOOK_SECRET', 'sixteen characters', ['LEAD_WEBHOOK_URL']],
    ['SMTP_FROM', 'site@example.com', ['SMTP_URL', 'LEAD_EMAIL_TO']],
    ['SMTP_URL', 'smtps://mail.example.com', ['PUBLIC_SITE_ORIGIN']],
  ])('with only %s, and names the missing variables', async (name, value, others) => {
    const message = await refusal({ [name]: value });
    for (const other of others) expect(message).toContain(`  ${other} must be set, because ${name} is`);
  });

  it('with a short password if others can reach the server', async () => {
    for (const HOST of ['0.0.0.0', '192.0.2.1', 'example.com'])
      expect(await refusal({ HOST, ADMIN_PASSWORD: 'elevenchars' })).toContain(
        '  ADMIN_PASSWORD must have at least 12 characters',
      );
    const behindProxy = { HOST: '127.0.0.1', TRUST_PROXY: '1', ADMIN_PASSWORD: 'elevenchars' };
    expect(await refusal(behindProxy)).toContain('  ADMIN_PASSWORD must have at least 12 characters');
  });

  it('on a host that is not this machine, and names the variable', async () => {
    expect(await refusal({ HOST: 'not a host' })).toMatch(/^HOST must be /);
    expect(await refusal({ HOST: '192.0.2.1' })).toMatch(/^HOST must be /);
  });

  it.each(['file', 'file/data'])('if DATA_DIR is %s, and names the variable', async (name) => {
    await writeFile(join(place.folder, 'file'), '');
    expect(await refusal({ DATA_DIR: join(place.folder, name) })).toMatch(/^DATA_DIR must name a folder.*\.$/);
  });

  it.each(['file', 'file/storybook', 'nothing'])('if STORYBOOK_DIR is %s, and changes nothing', async (name) => {
    await writeFile(join(place.folder, 'file'), '');
    expect(await refusal({ STORYBOOK_DIR: join(place.folder, name) })).toMatch(/^STORYBOOK_DIR must name .*\.$/);
    expect(await readdir(place.folder)).toEqual(['file']);
  });

  it.each([
    [undefined, '730', false],
    [730, undefined, false],
    [730, '365', false],
    [730, '730', true],
    [undefined, undefined, true],
  ])('if the privacy page names %s days and the server keeps leads for %s: %s', async (stated, kept, starts) => {
    const siteDir = await buildTestSite(join(place.folder, 'site'));
    const routes = JSON.parse(await readFile(join(siteDir, 'routes.json'), 'utf8'));
    await writeFile(join(siteDir, 'routes.json'), JSON.stringify({ ...routes, retentionDays: stated }));
    const env = { DATA_DIR: join(place.folder, 'data'), PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent' };
    const started = start({ env: { ...env, RETENTION_DAYS: kept }, siteDir, print: () => undefined });
    if (starts) return (await started).stop();
    expect(startErrorMessage(await started.catch((error) => error))).toMatch(
      `RETENTION_DAYS must match the privacy page, which was built for ${stated ?? 'no'} days.`,
    );
    await expect(readdir(place.folder)).resolves.toEqual(['site']);
  });

  it('on a port that only root may use, and names the variable', () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen' });
    expect(startErrorMessage(error)).toMatch(/^PORT must be one that this process may listen on.*\.$/);
  });
});
