import { Counter, Gauge, Registry } from 'prom-client';
import { type LeadKind, listPaths } from './contract/index.js';
import type { RetentionStatus } from './retention.js';
import type { Stores } from './store/ports.js';

/** Older deliveries are not counted: they have been sent, or staff know that they failed. */
const COUNTED = 5_000;

export type Metrics = ReturnType<typeof createMetrics>;

interface Measured extends Pick<Stores, 'leads' | 'outbox' | 'bytes'> {
  retention?: () => RetentionStatus;
}

export function createMetrics({ leads, outbox, bytes, retention }: Measured) {
  const register = new Registry();
  const registers = [register];
  const counter = (name: string, help: string, labelNames: string[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = (name: string, help: string, labelNames: string[], fill: (gauge: Gauge) => Promise<void> | void) => {
    const made: Gauge = new Gauge({ name, help, labelNames, registers, collect });
    // While the store is away, the other metrics are still served, and no old values of this one.
    async function collect() {
      if (labelNames.length > 0) made.reset();
      await fill(made)?.catch(() => undefined);
    }
  };
  gauge('boundless_stored_leads', 'Leads that are stored', ['kind', 'spam'], async (stored) => {
    for (const kind of Object.keys(listPaths) as LeadKind[])
      for (const spam of [false, true]) {
        const page = await leads.page({ kind, spam, limit: 1 });
        stored.set({ kind, spam: String(spam) }, (await page.total()).count);
      }
  });
  gauge('boundless_deliveries', `Notifications by state, of the newest ${COUNTED}`, ['state'], async (found) => {
    const counts = { pending: 0, sent: 0, failed: 0 };
    const { items } = await outbox.page({ limit: COUNTED });
    for (const { state } of items) counts[state] += 1;
    for (const [state, count] of Object.entries(counts)) found.set({ state }, count);
  });
  if (bytes) gauge('boundless_stored_bytes', 'Bytes of the data folder', [], (stored) => stored.set(bytes()));
  if (retention) {
    gauge(
      'boundless_retention_state',
      'Whether expired leads are erased: 1 for the present state',
      ['state'],
      (found) => {
        for (const state of ['running', 'paused', 'failing'] as const)
          found.set({ state }, Number(retention().state === state));
      },
    );
    gauge('boundless_retention_overdue', 'Leads that are stored although their time is over', [], (found) =>
      found.set(retention().overdue),
    );
  }
  const requests = counter('boundless_requests_total', 'Requests that had a response', ['method', 'route', 'status']);
  const limited = counter('boundless_rate_limited_total', 'Responses with status 429');
  const refused = counter('boundless_refused_connections_total', 'Connections that were refused or cut', ['reason']);
  return {
    register,
    countRequest(method: string, route: string, status: number): void {
      requests.inc({ method, route, status });
      if (status === 429) limited.inc();
    },
    countConnection: (reason: string): void => refused.inc({ reason }),
  };
}
