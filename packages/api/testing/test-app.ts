import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { pino } from 'pino';
import supertest from 'supertest';
import { createApp } from '../src/app.js';
import type { AppDeps } from '../src/app-deps.js';
import { createMetrics } from '../src/metrics.js';
import { createNewsletterLinks } from '../src/newsletter/links.js';
import type { StaffAccess } from '../src/staff/staff-access.js';
import { createStaffSessions, signSession } from '../src/staff/staff-access.js';
import type { OpenStores } from '../src/store/ports.js';
import { openFiles } from './file-store.js';

export const PASSWORD = 'correct horse battery staple';

const staffKey = Buffer.from('test key');
/** The real clock, also in tests that set the date. */
const { now } = Date;

/** Staff access without the slow hash, which has its own tests. Sessions only end in the store. */
const quickStaff: StaffAccess = {
  ...createStaffSessions(async () => staffKey, now),
  checkPassword: async (password) => password === PASSWORD,
  end: () => undefined,
};

export const testLinks = createNewsletterLinks('a secret for tests', 'https://www.boundless.example');

/** An empty folder, removed after the test. */
export async function tempFolder(): Promise<{ folder: string; [Symbol.asyncDispose](): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'boundless-api-'));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }) };
}

/** An empty store, removed after the test: in files, or in PostgreSQL if the project of Vitest sets `TEST_STORE`. */
async function emptyStores(): Promise<{ stores: OpenStores } & AsyncDisposable> {
  if (process.env.TEST_STORE !== 'postgres') {
    const place = await tempFolder();
    return { stores: await openFiles(place), [Symbol.asyncDispose]: place[Symbol.asyncDispose] };
  }
  const { testDatabase } = await import('./test-database.js');
  const { openPostgres } = await import('../src/store/postgres/open-postgres.js');
  const database = await testDatabase();
  const stores = await openPostgres(database.url, Date.now);
  return { stores, [Symbol.asyncDispose]: database[Symbol.asyncDispose] };
}

export interface TestApp {
  request: ReturnType<typeof supertest>;
  stores: OpenStores;
  /** The log until now. */
  log: () => string;
  /** The cookie of a new session. */
  cookie: string;
  app: Express;
  /** Moves the clock of limits and caches, which stands still otherwise. */
  elapse(ms: number): void;
  close(): Promise<void>;
}

/** Starts the app with its own store or the given one. */
export async function startTestApp({
  stores: given,
  ...deps
}: Partial<AppDeps> & { stores?: OpenStores } = {}): Promise<TestApp> {
  const place = given ? undefined : await emptyStores();
  const stores = given ?? (place as { stores: OpenStores }).stores;
  const lines: string[] = [];
  let elapsed = 0;
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  const app = createApp({
    staff: quickStaff,
    logger,
    clock: { now: Date.now, elapsed: () => elapsed },
    links: testLinks,
    rateLimit: false,
    metrics: createMetrics(stores),
    ...stores,
    ...deps,
  });
  return {
    request: supertest(app),
    stores,
    log: () => lines.join(''),
    get cookie() {
      return `boundless_session=${signSession(staffKey, now())}`;
    },
    app,
    elapse: (ms) => {
      elapsed += ms;
    },
    async close() {
      await stores.close();
      await place?.[Symbol.asyncDispose]();
    },
  };
}

export const contactBody = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@example.com',
  phone: '416 555 0100',
  company: 'Okafor Freight',
  message: 'Two more trucks, please.',
};

export const partnershipBody = {
  company: 'Lake Lending',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@example.com',
  phone: '+1 416 555 0199',
  partnershipType: 'lender',
  partnershipGoals: 'Meet borrowers.',
};
