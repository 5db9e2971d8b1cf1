import type { DeliveryRecord } from '../../types.js';
import type { DeliveryListLabels } from './delivery-list.labels.js';

/** Invented deliveries for tests and stories. */
export const sampleDeliveries: readonly DeliveryRecord[] = [
  {
    id: 'm1.webhook',
    kind: 'contact',
    channel: 'webhook',
    state: 'pending',
    attempts: 2,
    createdAt: '2025-03-18T10:42:00',
    updatedAt: '2025-03-18T10:44:00',
    nextAttemptAt: '2025-03-18T10:48:00',
    error: 'The webhook answered 503',
  },
  {
    id: 'p1.mail',
    kind: 'partnership',
    channel: 'mail',
    state: 'sent',
    attempts: 1,
    createdAt: '2025-03-18T09:05:00',
    updatedAt: '2025-03-18T09:05:00',
  },
  {
    id: 's1.webhook',
    kind: 'subscriber',
    channel: 'webhook',
    state: 'failed',
    attempts: 12,
    createdAt: '2025-03-16T09:05:00',
    updatedAt: '2025-03-17T09:05:00',
    error: 'The webhook did not answer',
  },
];

export const sampleDeliveryLabels: DeliveryListLabels = {
  kinds: { contact: 'Message', partnership: 'Partnership inquiry', subscriber: 'Subscriber' },
  channels: { webhook: 'Webhook', mail: 'E-mail', confirmation: 'Confirmation email' },
  states: { pending: 'Waiting', sent: 'Sent', failed: 'Failed' },
  attempts: 'Attempts: {count}',
  nextAttempt: 'Next attempt:',
  resend: 'Send again',
  actionFailed: 'That did not work. Please try again.',
};
