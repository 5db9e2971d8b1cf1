import type { AuditRecord } from '../../types.js';

/** Invented records for tests and stories. */
export const sampleRecords: readonly AuditRecord[] = [
  { id: '6', at: '2025-03-18T15:12:00', action: 'resend', subject: 'm1.webhook', address: '203.0.113.7' },
  {
    id: '5',
    at: '2025-03-18T15:05:00',
    action: 'change',
    subject: 'contact m1: handled, note',
    address: '203.0.113.7',
  },
  {
    id: '4',
    at: '2025-03-18T15:01:00',
    action: 'export',
    subject: '/api/contacts.csv?q=river',
    address: '203.0.113.7',
  },
  { id: '3', at: '2025-03-18T15:00:00', action: 'sign-in', address: '203.0.113.7' },
  { id: '2', at: '2025-03-18T14:59:00', action: 'sign-in-refused', address: '203.0.113.7' },
  { id: '1', at: '2025-03-17T17:30:00', action: 'sign-out', address: '2001:db8:85a3::8a2e:370:7334' },
];

/** Names of the actions in the sample. */
export const sampleActions = { 'sign-in': 'Signed in', resend: 'Sent a notification again' };
