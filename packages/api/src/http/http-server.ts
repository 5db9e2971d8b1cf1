import { createServer, type RequestListener, Server, STATUS_CODES } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import { type ConnectionsOptions, createConnections } from './connections.js';
import { expressMessages } from './express-messages.js';

const TIMES = {
  /** A client that takes longer over its headers or its body is holding a place that others could use. */
  headersMs: 10_000,
  requestMs: 20_000,
  /** A client that reads nothing of its answer for this long keeps a connection open and its answer in memory. */
  silenceMs: 30_000,
  /**
   * How long a connection may stay silent between two requests. Longer than the 60 seconds that load balancers keep theirs:
   * the load balancer must close first, or some of its requests arrive on a connection that has just closed.
   */
  keepAliveMs: 65_000,
};
/** How long requests may take to arrive that are under way when the server stops. */
const STOP_GRACE_MS = 250;
const STOP_MS = 10_000;

export interface ListenOptions extends Partial<typeof TIMES> {
  connections?: ConnectionsOptions['limits'];
  onRefusal?: ConnectionsOptions['onRefusal'];
}

export type RunningServer = Awaited<ReturnType<typeof listen>>;

const wordings: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
};

/** Answers what is not HTTP, or comes too slowly, in the shape that all errors have, and hangs up. */
function refuseBytes({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const [status, error] = wordings[code] ?? [400, 'The request could not be read'];
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Listens with limits for slow and greedy clients. Rejects when the address is taken. */
export async function listen(
  app: Express,
  address: { port: number; host?: string | undefined },
  options: ListenOptions = {},
) {
  const times = { ...TIMES, ...options };
  let stopping = false;
  const connections = createConnections({
    limits: options.connections,
    isProxy: (remote) => app.get('trust proxy fn')(remote, 0),
    onRefusal: options.onRefusal,
  });
  const answer: RequestListener = (req, res) => {
    if (!connections.begin(req, res)) return;
    if (stopping) res.setHeader('Connection', 'close');
    app(req, res);
  };
  const server = createServer(
    {
      ...expressMessages(app),
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.keepAliveMs,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      // Node would refuse it in plain text.
      requireHostHeader: false,
    },
    answer,
  );
  server.timeout = times.silenceMs;
  server.on('connection', connections.add);
  // What came before the garbage is answered first.
  server.on('clientError', (error, socket: Socket) =>
    connections.whenAnswered(socket, () => refuseBytes(error, socket)),
  );
  server.on('checkExpectation', answer);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** Takes no new connection, answers what is on its way, then resolves. */
    async stop(): Promise<void> {
      stopping = true;
      // http's own close() cuts connections that are silent this moment, with the next request perhaps under way.
      const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
      await sleep(STOP_GRACE_MS);
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      await closed;
      clearTimeout(timer);
      clearInterval(sweep);
      Server.prototype.close.call(server);
    },
  };
}
