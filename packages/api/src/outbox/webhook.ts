import { createHmac } from 'node:crypto';
import { leadView } from '../routes/lead-view.js';
import { DeliveryError, type Send } from './send.js';
import { within } from './within.js';

const TIMEOUT_MS = 10_000;

export interface WebhookOptions {
  url: string;
  secret: string;
  now: () => number;
}

/** What a receiver computes over `<t>.<body>` with the shared secret, and compares in constant time. */
export const signature = (secret: string, seconds: number, body: string) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/**
 * Sends a lead as signed JSON. Anything but a 2xx is a failure; redirects are not followed.
 *
 * A lead can arrive more than once: `X-Boundless-Delivery` is then the same.
 */
export function createWebhook({ url, secret, now }: WebhookOptions): Send {
  return async ({ delivery, lead }, stop) => {
    const body = JSON.stringify({ event: 'lead.created', kind: lead.kind, lead: leadView(lead) });
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'boundless-webhook/1',
      'X-Boundless-Delivery': delivery.id,
      'X-Boundless-Signature': signature(secret, Math.floor(now() / 1000), body),
    };
    const response = await within(TIMEOUT_MS, stop, (signal) =>
      fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal }),
    ).catch((error: unknown) => {
      throw error instanceof DeliveryError ? error : new DeliveryError('unreachable');
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`);
  };
}
