import type { AuditEntry, Delivery } from '../../contract/index.js';
import type { StoredLead } from '../ports.js';

export const leadColumns =
  'id, sequence, kind, spam, submitted_at as "submittedAt", body, handled_at as "handledAt", note, status';

export const deliveryColumns = `id, sequence, lead_id as "leadId", kind, channel, state, attempts, created_at as "createdAt",
  updated_at as "updatedAt", case when state = 'pending' then next_at end as "nextAttemptAt", error`;

export type Row = Record<string, unknown>;

/** A row without what is null, and with times as the API has them. */
const read = (row: Row, time: (date: Date) => unknown): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => [name, value instanceof Date ? time(value) : value]),
  );

export const storedLead = (row: Row) => read(row, (date) => date.getTime()) as unknown as StoredLead;

const withIsoTimes = ({ sequence: _, ...row }: Row): unknown => read(row, (date) => date.toISOString());

export const delivery = (row: Row) => withIsoTimes(row) as Delivery;
export const auditEntry = (row: Row) => withIsoTimes(row) as AuditEntry;
