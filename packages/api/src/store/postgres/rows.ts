import type { AuditEntry, Delivery, LeadKind, SubscriberStatus } from '../../contract/index.js';
import type { Channel, LeadBody, StoredLead } from '../ports.js';

/** `bigint` arrives as text: JavaScript's numbers end sooner. Ours do not get there. */
type BigInteger = string;

export interface LeadRow {
  id: string;
  sequence: BigInteger;
  kind: LeadKind;
  spam: boolean;
  submitted_at: Date;
  body: LeadBody;
  handled_at: Date | null;
  note: string | null;
  status: SubscriberStatus | null;
}

export interface DeliveryRow {
  id: string;
  sequence: BigInteger;
  lead_id: string;
  kind: LeadKind;
  channel: Channel;
  state: Delivery['state'];
  attempts: number;
  created_at: Date;
  updated_at: Date;
  next_at: Date | null;
  error: string | null;
}

export interface AuditRow {
  id: string;
  sequence: BigInteger;
  at: Date;
  action: AuditEntry['action'];
  address: string;
  subject: string | null;
}

export const leadColumns = 'id, sequence, kind, spam, submitted_at, body, handled_at, note, status';

export const storedLead = (row: LeadRow): StoredLead => ({
  id: row.id,
  sequence: Number(row.sequence),
  kind: row.kind,
  submittedAt: row.submitted_at.getTime(),
  spam: row.spam,
  body: row.body,
  ...(row.handled_at && { handledAt: row.handled_at.getTime() }),
  ...(row.note !== null && { note: row.note }),
  ...(row.status !== null && { status: row.status }),
});

export const delivery = (row: DeliveryRow): Delivery => ({
  id: row.id,
  leadId: row.lead_id,
  kind: row.kind,
  channel: row.channel,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  ...(row.state === 'pending' && row.next_at && { nextAttemptAt: row.next_at.toISOString() }),
  ...(row.error !== null && { error: row.error }),
});

export const auditEntry = (row: AuditRow): AuditEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  action: row.action,
  address: row.address,
  ...(row.subject !== null && { subject: row.subject }),
});
