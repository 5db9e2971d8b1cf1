import { afterEach, describe, expect, it } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../../testing/test-app.js';
import { apiPaths } from '../contract/index.js';
import { setUpStaffAccess } from '../staff/staff-access.js';
import { StorageError } from '../store/errors.js';
import type { StaffRecord } from '../store/staff-record.js';

let app: TestApp;
afterEach(() => app.close());

const signIn = (password: unknown) => app.request.post(apiPaths.session).send({ password });
const list = (cookie: string) => app.request.get(apiPaths.contacts).set('Cookie', cookie);

it('signs staff in and out', async () => {
  app = await startTestApp();
  expect((await signIn('wrong')).status).toBe(401);
  const response = await signIn(PASSWORD);
  expect(response.status).toBe(204);
  const [header = ''] = response.headers['set-cookie'] ?? [];
  expect(header).toMatch(/HttpOnly/);
  expect(header).toMatch(/SameSite=Strict/);
  expect(header).toMatch(/Max-Age=43200/);
  expect(header).not.toMatch(/Secure/);
  const cookie = header.split(';', 1)[0] ?? '';
  expect((await list(cookie)).status).toBe(200);
  expect((await app.request.delete(apiPaths.session).set('Cookie', cookie)).status).toBe(204);
  expect((await list(cookie)).status).toBe(401);
  const audit = await app.request.get(apiPaths.audit).set('Cookie', app.cookie);
  expect(audit.body.map(({ action }: { action: string }) => action)).toEqual([
    'sign-out',
    'list',
    'sign-in',
    'sign-in-refused',
  ]);
});

it('records a limited number of wrong passwords, so that a flood of them does not fill the disk', async () => {
  app = await startTestApp();
  for (let n = 0; n < 130; n += 1) await signIn('wrong');
  const recorded = async () =>
    (await app.request.get(`${apiPaths.audit}?limit=500`).set('Cookie', app.cookie)).body.length;
  expect(await recorded()).toBe(100);
  app.elapse(60_000);
  for (let n = 0; n < 10; n += 1) await signIn('wrong');
  expect(await recorded()).toBe(101);
});

it('marks the cookie as secure behind TLS, only if the proxy is trusted', async () => {
  app = await startTestApp({ trustProxy: 'loopback' });
  const response = await signIn(PASSWORD).set('X-Forwarded-Proto', 'https');
  expect(response.headers['set-cookie']?.[0]).toMatch(/Secure/);
  expect(response.headers['strict-transport-security']).toMatch(/max-age/);
});

it('allows ten sign-in attempts', async () => {
  app = await startTestApp({ rateLimit: true });
  for (let n = 0; n < 10; n += 1)
    expect((await signIn('wrong').set('X-Forwarded-For', `10.0.0.${n}`)).status).toBe(401);
  const response = await signIn(PASSWORD);
  expect(response.status).toBe(429);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.body.error).toEqual(expect.any(String));
});

const now = Date.now;

const memory = () => {
  let record: StaffRecord | null = null;
  return {
    kept: () => JSON.stringify(record),
    read: async () => record,
    update: async (complete: (found: StaffRecord | null) => Promise<StaffRecord>) => {
      record = structuredClone(await complete(record));
      return record;
    },
  };
};

it.each(['end', 'isEnded'] as const)(
  'signs out although "%s" of the sessions fails, and answers an error',
  async (call) => {
    const { access } = await setUpStaffAccess(memory(), PASSWORD, now);
    app = await startTestApp({ staff: access });
    const cookie = `boundless_session=${await access.issue()}`;
    await list(cookie).expect(200);
    const works = app.stores.sessions[call].bind(app.stores.sessions);
    app.stores.sessions[call] = async () => Promise.reject(new StorageError('full'));
    const response = await app.request.delete(apiPaths.session).set('Cookie', cookie);
    expect([response.status, response.body.error]).toEqual([503, expect.any(String)]);
    expect(response.headers['set-cookie']?.[0]).toMatch(/^boundless_session=; .*Expires=Thu, 01 Jan 1970/);
    Object.assign(app.stores.sessions, { [call]: works });
    expect((await list(cookie)).status).toBe(401);
  },
);

describe('the password', () => {
  it('is generated once and stored as a hash, and a configured one replaces it', async () => {
    app = await startTestApp();
    const records = memory();
    const first = await setUpStaffAccess(records, undefined, now);
    expect(first.generatedPassword).toMatch(/^.{27}$/);
    expect(records.kept()).not.toContain(first.generatedPassword);
    const again = await setUpStaffAccess(records, undefined, now);
    expect(again.generatedPassword).toBeUndefined();
    expect(await again.access.checkPassword(first.generatedPassword ?? '')).toBe(true);
    const token = await first.access.issue();
    expect(await again.access.read(token)).toBeDefined();

    const given = await setUpStaffAccess(records, PASSWORD, now);
    expect(await given.access.checkPassword(first.generatedPassword ?? '')).toBe(false);
    expect(await given.access.checkPassword(PASSWORD)).toBe(true);
    expect(await given.access.read(token)).toBeUndefined();
  });

  it('does not bring back earlier sessions when it is changed and changed back', async () => {
    app = await startTestApp();
    const records = memory();
    const { access: first } = await setUpStaffAccess(records, PASSWORD, now);
    const token = await first.issue();
    expect(await (await setUpStaffAccess(records, PASSWORD, now)).access.read(token)).toBeDefined();
    await setUpStaffAccess(records, 'another long password', now);
    expect(await (await setUpStaffAccess(records, PASSWORD, now)).access.read(token)).toBeUndefined();
  });

  it('is that of the last start for all processes: one with an earlier password signs nobody in, and they agree after its restart', async () => {
    app = await startTestApp();
    const { stores } = app;
    const start = async (password: string) => {
      const { access } = await setUpStaffAccess(stores.staffRecords, password, now);
      return (await startTestApp({ stores, staff: access })).request;
    };
    type Process = Awaited<ReturnType<typeof start>>;
    const signInAt = (process: Process, password: string) => process.post(apiPaths.session).send({ password });
    const cookieAt = async (process: Process) =>
      (await signInAt(process, 'new password')).headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '';
    const listAt = (process: Process, cookie: string) => process.get(apiPaths.contacts).set('Cookie', cookie);
    const old = 'old password';

    const stale = await start(old);
    const first = await start('new password');
    const early = await cookieAt(first);
    await listAt(first, early).expect(200);
    await listAt(stale, early).expect(503, { error: 'The password is being changed. Please try again later.' });
    for (const password of [old, 'new password']) await signInAt(stale, password).expect(503);
    expect(app.log()).not.toContain(old);

    // A supervisor restarts a process that does not have the new password yet, then another one that has it.
    await start(old);
    await listAt(first, early).expect(503);
    const last = await start('new password');
    await listAt(first, early).expect(401);
    for (const signedInAt of [first, last]) {
      const cookie = await cookieAt(signedInAt);
      for (const process of [first, last]) await listAt(process, cookie).expect(200);
    }
    await signInAt(last, old).expect(401);
  });

  it.each([
    ['given', PASSWORD],
    ['made up', undefined],
  ])('is checked quickly during a flood of guesses when it is %s', async (_name, password) => {
    app = await startTestApp();
    const { access, generatedPassword } = await setUpStaffAccess(memory(), password, now);
    const right = password ?? generatedPassword ?? '';
    const guesses = Array.from({ length: 500 }, (_, n) =>
      access.checkPassword(n % 2 ? `guess ${n}` : `aaaaaa-bbbbbb-cccccc-d${String(n).padStart(5, '2')}`),
    );
    expect(await access.checkPassword(right)).toBe(true);
    expect(new Set(await Promise.all(guesses))).not.toContain(true);
    // Later ones are cheap.
    const later = process.cpuUsage();
    for (let n = 0; n < 200; n += 1) expect(await access.checkPassword(`${right}x`)).toBe(false);
    expect(process.cpuUsage(later).user / 1_000).toBeLessThan(500);
  });

  it('is required again if the cookie was altered or has expired', async () => {
    app = await startTestApp();
    let time = 0;
    const { access } = await setUpStaffAccess(memory(), PASSWORD, () => time);
    const token = await access.issue();
    time = 12 * 3_600_000 - 1;
    expect(await access.read(token)).toBeDefined();
    time += 1;
    expect(await access.read(token)).toBeUndefined();
    time = 1;
    const [id, , signature] = token.split('.');
    expect(await access.read(`${id}.zzzzzzzz.${signature}`)).toBeUndefined();
    expect(await access.read('')).toBeUndefined();
  });
});
