import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, STATUS_CODES } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import { type Clock, systemClock } from '../lib/clock.js';
import { errorPage } from '../lib/html.js';
import { type ConnectionsOptions, createConnections } from './connections.js';

const TIMES = {
  /** Time limits for receiving headers and whole requests, so that slow clients do not block others. */
  headersMs: 10_000,
  requestMs: 20_000,
  /** A client that does not read a response for this long is cut: the response occupies memory. */
  socketTimeoutMs: 30_000,
  /** For idle connections. Load balancers must close first, usually after 60 s: else a request can arrive on a closed connection. */
  keepAliveMs: 65_000,
};
/** Connections that the kernel keeps until the server accepts them. Node's 511 are too few while it is busy: clients are reset. */
const BACKLOG = 4_096;
/** When the server stops, requests that are on their way to it have this long to arrive. */
const STOP_GRACE_MS = 250;
const STOP_MS = 10_000;

export interface ListenOptions extends Partial<typeof TIMES> {
  connections?: ConnectionsOptions['limits'];
  /** @default the system's clock */
  clock?: Clock;
  onRefusal?: ConnectionsOptions['onRefusal'];
}

export type RunningServer = Awaited<ReturnType<typeof listen>>;

const parseErrors: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
};

/** An error of Node's parser, with the bytes that it was reading. */
type ParseError = NodeJS.ErrnoException & { rawPacket?: Buffer };

/**
 * Sends an error for a malformed or slow request and closes the connection: a page if the request is a browser's for a page, which names
 * `text/html`, otherwise JSON. `unfinished` is the request whose body did not arrive.
 */
function refuseBytes({ code = '', rawPacket }: ParseError, socket: Socket, unfinished?: IncomingMessage): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy();
  const [status, error] = parseErrors[code] ?? [400, 'The request could not be read'];
  const accepted = unfinished?.headers.accept ?? rawPacket?.toString('latin1') ?? '';
  const isPage = accepted.includes('text/html');
  const body = isPage ? errorPage(error) : JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `Content-Type: ${isPage ? 'text/html' : 'application/json'}; charset=utf-8`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Starts to listen, with limits for slow and greedy clients. Rejects if the address is in use. */
export async function listen(
  app: Express,
  address: { port: number; host?: string | undefined },
  options: ListenOptions = {},
) {
  const times = { ...TIMES, ...options };
  let stopping = false;
  const connections = createConnections({
    limits: options.connections,
    clock: options.clock ?? systemClock,
    isProxy: (remote) => app.get('trust proxy fn')(remote, 0),
    onRefusal: options.onRefusal,
  });
  const handle: RequestListener = (req, res) => {
    if (!connections.begin(req, res)) return;
    if (stopping) res.setHeader('Connection', 'close');
    app(req, res);
  };
  const server = createServer(
    {
      headersTimeout: times.headersMs,
      requestTimeout: times.requestMs,
      keepAliveTimeout: times.keepAliveMs,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      // Our own check responds in JSON, Node's in plain text.
      requireHostHeader: false,
    },
    handle,
  );
  server.timeout = times.socketTimeoutMs;
  server.on('connection', connections.add);
  // Requests that arrived before the malformed one get their responses first.
  server.on('clientError', (error, socket: Socket) =>
    connections.afterResponses(socket, (unfinished) => refuseBytes(error, socket, unfinished)),
  );
  server.on('checkExpectation', handle);
  server.listen({ ...address, backlog: BACKLOG });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Refuses new connections, completes requests in flight, then resolves. */
    async stop(): Promise<void> {
      stopping = true;
      // close() of http would also cut idle connections, on which a request may be arriving. close() of net does not.
      const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
      await sleep(STOP_GRACE_MS);
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), STOP_MS);
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      await closed;
      clearTimeout(timer);
      clearInterval(sweep);
      // Stops http's timer that checks connections. close() of net leaves it running.
      server.close();
    },
  };
}
