import type { Logger } from 'pino';
import { type LeadKind, listPaths } from './contract/index.js';
import { describeError } from './store/errors.js';
import type { AuditLog, Leads, Stores } from './store/ports.js';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Spam is kept this long, so that staff can find a lead that was marked by mistake. Subscribers have as long to confirm. */
export const SPAM_DAYS = 30;
/** A clock that is further ahead of the last known time is not trusted. */
const FAR_DAYS = 7;

interface RetentionOptions {
  stores: Pick<Stores, 'leads' | 'auditLog'>;
  /** How many days contact messages and partnership inquiries are kept. @default forever */
  days?: number | undefined;
  /** How many days lines of the audit log are kept, and those about refused sign-ins. */
  auditDays: number;
  refusalDays: number;
  /** A time at which an operator found the clock to be right. */
  confirmedOn?: number | undefined;
  now: () => number;
  logger: Logger;
}

export interface RetentionStatus {
  /** `paused`: the clock is far ahead of the last run. `failing`: the last run did not end; the next one is within an hour. */
  state: 'running' | 'paused' | 'failing';
  /** Leads that are still stored although their time is over. */
  overdue: number;
}

export interface Retention {
  /** Resolves when the first run has ended. */
  firstRun: Promise<void>;
  status(): RetentionStatus;
  /** Resolves when the present step has ended. */
  stop(): Promise<void>;
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
 * Erases expired leads and lines of the audit log, now and once a day, or after an hour if it was paused or failed. The audit log has a line for
 * each day with a run. Erases nothing if the clock is far ahead of the last run: a wrong clock would erase everything.
 */
export function startRetention(options: RetentionOptions): Retention {
  const { stores, days, auditDays, refusalDays, confirmedOn = Number.NEGATIVE_INFINITY, now, logger } = options;
  const { leads, auditLog } = stores;
  const daysAgo = (count: number) => now() - count * DAY_MS;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  let status: RetentionStatus = { state: 'running', overdue: 0 };
  let stopping = false;
  let timer: NodeJS.Timeout | undefined;

  /** Calls `expire` until nothing is left, or the server stops. Resolves with the number of erased items. */
  async function exhaust(expire: () => Promise<number>): Promise<number> {
    let sum = 0;
    while (!stopping) {
      const count = await expire();
      if (count === 0) break;
      sum += count;
    }
    return sum;
  }

  async function run(): Promise<void> {
    const spam = daysAgo(SPAM_DAYS);
    const cutoffs = { spam, pending: spam, leads: days === undefined ? undefined : daysAgo(days) };
    const overdue = await leads.countExpired(cutoffs);
    status = { ...status, overdue };
    const previous = await lastRun(auditLog);
    // By a day, because the operator's day may begin before that of UTC.
    const isToCome = confirmedOn > now() + DAY_MS;
    if (isToCome) logger.warn(`RETENTION_CONFIRMED_ON is a day to come and has no effect: ${day(confirmedOn)}`);
    const confirmed = isToCome ? Number.NEGATIVE_INFINITY : confirmedOn;
    const known = Math.max(previous ?? (await newestLead(leads)), confirmed);
    if (Number.isFinite(known) && known < daysAgo(FAR_DAYS)) {
      status = { state: 'paused', overdue };
      const clock = `the clock says ${day(now())}, and the last known day is ${day(known)}`;
      const advice = `If the clock is right, set RETENTION_CONFIRMED_ON=${day(now())} and restart.`;
      return logger.error({ overdue }, `retention is paused and nothing was erased: ${clock}. ${advice}`);
    }
    const erased = await exhaust(async () => {
      const count = await leads.expire(cutoffs);
      status = { ...status, overdue: Math.max(0, status.overdue - count) };
      return count;
    });
    const auditCutoffs = { lines: daysAgo(auditDays), refusals: daysAgo(refusalDays) };
    const lines = await exhaust(() => auditLog.expire(auditCutoffs));
    if (erased + lines > 0) logger.info({ count: erased, auditLines: lines }, 'expired leads were erased');
    else if (previous === undefined || now() - previous >= DAY_MS / 2)
      await auditLog.add({ action: 'retention', address: 'server', subject: '0 records' });
    if (!stopping) status = { state: 'running', overdue: 0 };
  }

  let running = Promise.resolve();
  function start(): void {
    running = run()
      .catch((error) => {
        status = { ...status, state: 'failing' };
        logger.error({ ...status, reason: describeError(error) }, 'retention failed');
      })
      .then(() => {
        if (!stopping) timer = setTimeout(start, status.state === 'running' ? DAY_MS : HOUR_MS).unref();
      });
  }
  start();
  return {
    firstRun: running,
    status: () => status,
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
