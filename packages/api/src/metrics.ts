import { timingSafeEqual } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { HttpError } from './middleware/api-error.js';
import type { Stores } from './store/ports.js';

/** What operators watch, in the text format of Prometheus. */
export interface Metrics {
  /** Counts each answer by method, route and status. */
  countRequest(method: string, route: string, status: number): void;
  countConnection(reason: string): void;
  text(): Promise<string>;
  contentType: string;
}

const kinds = ['contact', 'partnership', 'subscriber'] as const;

/** How many leads are stored. Those of a store that does not answer are left out. */
const countLeads = (register: Registry, { leads }: Pick<Stores, 'leads'>) =>
  new Gauge({
    name: 'boundless_stored_leads',
    help: 'Leads that are stored',
    labelNames: ['kind', 'spam'],
    registers: [register],
    async collect() {
      for (const kind of kinds)
        for (const spam of [false, true]) {
          const page = await leads.page({ kind, spam, limit: 1 }).catch(() => undefined);
          if (page) this.set({ kind, spam: String(spam) }, await page.total());
        }
    },
  });

/** Older deliveries are not looked at: they have been sent, or staff know. */
const PAGES = 10;
const PAGE = 500;

const countDeliveries = (register: Registry, { outbox }: Pick<Stores, 'outbox'>) =>
  new Gauge({
    name: 'boundless_deliveries',
    help: `Notifications by state, of the newest ${PAGES * PAGE}`,
    labelNames: ['state'],
    registers: [register],
    async collect() {
      const counts = { pending: 0, sent: 0, failed: 0 };
      let before: number | undefined;
      for (let page = 0; page < PAGES; page += 1) {
        const { items, next } = await outbox.page({ limit: PAGE, before });
        for (const { state } of items) counts[state] += 1;
        before = next;
        if (before === undefined) break;
      }
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });

export interface MetricsOptions {
  stores: Pick<Stores, 'leads' | 'outbox'>;
  /** How much is stored, where that is known. */
  storedBytes?: (() => Promise<number>) | undefined;
  /** Also tells of the process: event-loop lag, heap, open files. It is watched from then on. */
  process?: boolean;
}

export function createMetrics({ stores, storedBytes, process = false }: MetricsOptions): Metrics {
  const register = new Registry();
  if (process) collectDefaultMetrics({ register });
  countLeads(register, stores);
  countDeliveries(register, stores);
  if (storedBytes)
    new Gauge({
      name: 'boundless_stored_bytes',
      help: 'Bytes of the files in the data folder',
      registers: [register],
      async collect() {
        this.set(await storedBytes());
      },
    });
  const registers = [register];
  const requests = new Counter({
    name: 'boundless_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const limited = new Counter({ name: 'boundless_rate_limited_total', help: 'Requests answered 429', registers });
  const refused = new Counter({
    name: 'boundless_refused_connections_total',
    help: 'Connections that were refused or cut',
    labelNames: ['reason'],
    registers,
  });
  return {
    countRequest(method, route, status) {
      requests.inc({ method, route, status });
      if (status === 429) limited.inc();
    },
    countConnection: (reason) => refused.inc({ reason }),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

const isLoopback = (address: string | undefined) => address !== undefined && /^(::1|(::ffff:)?127\.)/.test(address);
const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'via'];

/** Whether a request was made on this very machine, and not to a proxy that runs here. */
const isFromHere = (req: Request) =>
  isLoopback(req.socket.remoteAddress) && !forwarding.some((name) => name in req.headers);

const hasToken = (req: Request, token: string | undefined) => {
  const given = Buffer.from(req.get('Authorization') ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return token !== undefined && given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** For this machine, and for whoever has the token. */
export const sendMetrics =
  (metrics: Metrics, token: string | undefined): RequestHandler =>
  async (req, res) => {
    if (!isFromHere(req) && !hasToken(req, token)) {
      res.set('WWW-Authenticate', 'Bearer');
      throw new HttpError(401, 'The figures are for this machine, or with a token');
    }
    res.type(metrics.contentType).send(await metrics.text());
  };
