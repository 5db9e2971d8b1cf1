import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { publicDefaults } from '../site/public-defaults.js';
import { parsePublicEnv, unknownPublicNames } from './public-env.js';

describe('parsePublicEnv', () => {
  it('fills in the defaults, which are valid', () => {
    expect(parsePublicEnv({})).toEqual(publicDefaults);
    expect(parsePublicEnv(publicDefaults)).toEqual(publicDefaults);
  });

  it('keeps known variables and drops the rest', () => {
    const env = parsePublicEnv({ PUBLIC_APP_ORIGIN: 'http://localhost:4000', HOME: '/root' });
    expect(env).toEqual({ ...publicDefaults, PUBLIC_APP_ORIGIN: 'http://localhost:4000' });
  });

  it.each([
    ['PUBLIC_APP_ORIGIN', ''],
    ['PUBLIC_APP_ORIGIN', 'app.example'],
    ['PUBLIC_APP_ORIGIN', 'https://app.example/'],
    ['PUBLIC_APP_ORIGIN', 'https://app.example/path'],
    ['PUBLIC_APP_ORIGIN', 'ftp://app.example'],
    ['PUBLIC_SITE_ORIGIN', 'https://'],
    ['PUBLIC_MEETING_URL', ''],
    ['PUBLIC_MEETING_URL', 'javascript:alert(1)'],
    ['PUBLIC_MEETING_URL', 'https://a b.example'],
    ['PUBLIC_SUPPORT_EMAIL', ''],
    ['PUBLIC_SUPPORT_EMAIL', 'support'],
    ['PUBLIC_PRIVACY_EMAIL', 'a@b'],
    ['PUBLIC_X_URL', 'x.example'],
    ['PUBLIC_LICENSES', 'Texas'],
    ['PUBLIC_LICENSES', 'Texas: '],
    ['PUBLIC_PHONE', '416-555-0134'],
    ['PUBLIC_ADDRESS', ''],
    ['PUBLIC_ADDRESS', 'Boundless Inc.; Toronto'],
    ['PUBLIC_ADDRESS', 'Boundless Inc.; ; Toronto; Canada'],
  ])('refuses %s=%j and says what to do', (name, value) => {
    expect(() => parsePublicEnv({ [name]: value })).toThrow(
      new RegExp(`^${name} is .*: it must be .*Correct it, or remove it`),
    );
  });

  it('refuses a PUBLIC_RETENTION_DAYS that differs from RETENTION_DAYS', () => {
    expect(() => parsePublicEnv({ RETENTION_DAYS: '730' })).toThrow(/PUBLIC_RETENTION_DAYS is ""/);
    expect(() => parsePublicEnv({ RETENTION_DAYS: '730', PUBLIC_RETENTION_DAYS: '365' })).toThrow(/Set both/);
    expect(parsePublicEnv({ RETENTION_DAYS: '730', PUBLIC_RETENTION_DAYS: '730' }).PUBLIC_RETENTION_DAYS).toBe('730');
    expect(() => parsePublicEnv({ PUBLIC_RETENTION_DAYS: 'two years' })).toThrow(/number of days/);
  });

  it('accepts one license or several', () => {
    for (const PUBLIC_LICENSES of ['Texas OCCC registration: 12345', 'Texas: 1; Missouri: 2'])
      expect(parsePublicEnv({ PUBLIC_LICENSES }).PUBLIC_LICENSES).toBe(PUBLIC_LICENSES);
  });

  it('accepts a name and the lines of an address', () => {
    const PUBLIC_ADDRESS = 'Boundless Inc.; 1 King Street; Toronto, Ontario M5H 1A1; Canada';
    expect(parsePublicEnv({ PUBLIC_ADDRESS }).PUBLIC_ADDRESS).toBe(PUBLIC_ADDRESS);
  });

  it('names every malformed variable', () => {
    expect(() => parsePublicEnv({ PUBLIC_APP_ORIGIN: 'x', PUBLIC_X_URL: '' })).toThrow(
      /PUBLIC_APP_ORIGIN[\s\S]*PUBLIC_X_URL/,
    );
  });
});

describe('unknownPublicNames', () => {
  it('names what is set and not read, with the names that are', () => {
    const names = ['PUBLIC_ADRESS', 'PUBLIC_TWITTER_URL', 'PUBLIC_X_URL', 'HOME', 'NOT_PUBLIC_ADDRESS'];
    expect(unknownPublicNames(names)).toEqual([
      expect.stringMatching(/^PUBLIC_ADRESS is not a variable of the build. .*PUBLIC_ADDRESS/),
      expect.stringMatching(/^PUBLIC_TWITTER_URL .*PUBLIC_X_URL/),
    ]);
  });

  it('knows every variable that the content reads', async () => {
    const folder = join(import.meta.dirname, '..');
    const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
    const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const read = new Set(sources.join('\n').match(/(?<=env\??\.)PUBLIC_\w+/g));
    expect(read.size).toBeGreaterThan(10);
    expect(unknownPublicNames([...read])).toEqual([]);
  });
});

describe('links', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it('lead to the defaults', async () => {
    const { links } = await import('../site/links.js');
    expect(links.signUp).toBe('https://app.boundless.example/signup/');
    expect(links.login).toBe('https://app.boundless.example/login/?next=/');
    expect(links.partnerSignUp('doola')).toBe('https://app.boundless.example/p/doola/signup/');
    expect(links.meeting).toBe('https://meet.boundless.example/expert');
  });

  it('follow the environment', async () => {
    vi.stubEnv('PUBLIC_APP_ORIGIN', 'https://apply.test');
    vi.stubEnv('PUBLIC_PRIVACY_EMAIL', 'dpo@apply.test');
    vi.resetModules();
    const { links } = await import('../site/links.js');
    expect(links.login).toBe('https://apply.test/login/?next=/');
    expect(links.privacyEmail).toBe('dpo@apply.test');
  });
});
