import type { Logger } from 'pino';
import { type LeadKind, listPaths } from './contract/index.js';
import { repeat } from './lib/repeat.js';
import { describeError } from './store/errors.js';
import type { AuditLog, Leads, Stores } from './store/ports.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Spam is kept this long, so that staff can find a lead that was marked by mistake. Subscribers have as long to confirm. */
export const SPAM_DAYS = 30;
/** A clock that is further ahead of the last known time is not trusted. */
const FAR_DAYS = 7;

export interface RetentionOptions {
  stores: Pick<Stores, 'leads' | 'auditLog'>;
  /** How many days contact messages and partnership inquiries are kept. @default forever */
  days?: number | undefined;
  /** A time at which an operator found the clock to be right. */
  confirmedOn?: number | undefined;
  now: () => number;
  logger: Logger;
}

async function lastRun(auditLog: AuditLog): Promise<number | undefined> {
  let before: number | undefined;
  do {
    const { items, next } = await auditLog.page({ limit: 500, before });
    const line = items.find(({ action }) => action === 'retention');
    if (line) return Date.parse(line.at);
    before = next;
  } while (before !== undefined);
  return undefined;
}

/** The time of the newest lead. Minus infinity if there is none. */
async function newestLead(leads: Leads): Promise<number> {
  const kinds = Object.keys(listPaths) as LeadKind[];
  const pages = await Promise.all(kinds.map((kind) => leads.page({ kind, spam: false, limit: 1 })));
  return Math.max(...pages.flatMap(({ items }) => items.map(({ submittedAt }) => submittedAt)));
}

/**
 * Erases expired leads, now and once a day. Resolves with a function that stops it. The audit log has a line for each day with a run.
 * Erases nothing if the clock is far ahead of the last run: a wrong clock would erase everything.
 */
export function startRetention(options: RetentionOptions): Promise<() => void> {
  const { stores, days, confirmedOn = Number.NEGATIVE_INFINITY, now, logger } = options;
  const daysAgo = (count: number) => now() - count * DAY_MS;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  async function run(): Promise<void> {
    const previous = await lastRun(stores.auditLog);
    const known = Math.max(previous ?? (await newestLead(stores.leads)), confirmedOn);
    if (Number.isFinite(known) && known < daysAgo(FAR_DAYS)) {
      const clock = `the clock says ${day(now())}, and the last known day is ${day(known)}`;
      const advice = `If the clock is right, set RETENTION_CONFIRMED_ON=${day(now())} and restart.`;
      return logger.error(`retention is paused and nothing was erased: ${clock}. ${advice}`);
    }
    const cutoff = daysAgo(SPAM_DAYS);
    const leads = days === undefined ? undefined : daysAgo(days);
    const count = await stores.leads.expire({ spam: cutoff, pending: cutoff, leads });
    if (count > 0) logger.info({ count }, 'expired leads were erased');
    else if (previous === undefined || now() - previous >= DAY_MS / 2)
      await stores.auditLog.add({ action: 'retention', address: 'server', subject: '0 records' });
  }
  return repeat(run, DAY_MS, (error) => logger.error({ reason: describeError(error) }, 'retention failed'));
}
