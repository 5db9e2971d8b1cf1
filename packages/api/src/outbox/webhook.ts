import { createHmac } from 'node:crypto';
import { leadJson } from '../store/lead-json.js';
import { DeliveryError, type Send } from './send.js';

const TIMEOUT_MS = 10_000;

/** The signature header. A receiver computes the same HMAC over `<t>.<body>` and compares it in constant time. */
export const signature = (secret: string, seconds: number, body: string) =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;

/** Sends a lead as signed JSON. A retry has the same `X-Boundless-Delivery`. Any response other than 2xx is a failure. */
export function createWebhook({ url, secret, now }: { url: string; secret: string; now: () => number }): Send {
  return async ({ delivery, lead }, stop) => {
    const body = JSON.stringify({ event: 'lead.created', kind: lead.kind, lead: leadJson(lead) });
    const headers = {
      'Content-Type': 'application/json',
      'User-Agent': 'boundless-webhook/1',
      'X-Boundless-Delivery': delivery.id,
      'X-Boundless-Signature': signature(secret, Math.floor(now() / 1000), body),
    };
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(stop ? [stop] : [])]);
    const request = { method: 'POST', body, headers, redirect: 'manual', signal } as const;
    const response = await fetch(url, request).catch(({ name }: Error) => {
      throw new DeliveryError(name === 'TimeoutError' ? 'timeout' : 'unreachable');
    });
    await response.body?.cancel();
    if (!response.ok) throw new DeliveryError(`HTTP ${response.status}`);
  };
}
