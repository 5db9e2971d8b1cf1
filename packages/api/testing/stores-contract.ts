import { describe } from 'vitest';
import { describeAuditLog } from './audit-log-contract.js';
import { describeErasure } from './erasure-contract.js';
import { describeChanges } from './lead-changes-contract.js';
import { describeLeads } from './leads-contract.js';
import { describeOutbox } from './outbox-contract.js';
import { describeSessions } from './sessions-contract.js';
import type { OpenPlace } from './store-place.js';

/** Tests that every kind of storage must pass, port by port. */
export function describeStores(openPlace: OpenPlace): void {
  describe('Leads', () => describeLeads(openPlace));
  describe('Leads: a change', () => describeChanges(openPlace));
  describe('Erasure', () => describeErasure(openPlace));
  describe('AuditLog', () => describeAuditLog(openPlace));
  describe('Outbox', () => describeOutbox(openPlace));
  describe('Sessions', () => describeSessions(openPlace));
}
