import { createServer, Server, type ServerResponse } from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import { expressMessages } from './express-messages.js';

/** A client that takes longer over its headers or its body is holding a place that others could use. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 20_000;
/** A client that takes nothing of its answer for so long is holding a connection and what it was to be sent. */
const SILENCE_MS = 30_000;
/**
 * How long a connection may stay silent between two requests. Longer than the 60 seconds that load balancers keep theirs:
 * whoever closes first must be the one that sends the requests, or some of them meet a connection that has just gone.
 */
const KEEP_ALIVE_MS = 65_000;
/** Requests that are on their way when the stop begins get so long to arrive. */
const LAST_CALL_MS = 250;
/** And so long to be answered. */
const STOP_MS = 10_000;
const MAX_CONNECTIONS = 10_000;

const wordings: Record<string, [number, string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'The headers are too large'],
};

/** Answers what is not HTTP, or comes too slowly, in the shape that all errors have. */
function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, reason, message] = wordings[error.code ?? ''] ?? [400, 'Bad Request', 'The request could not be read'];
  const body = JSON.stringify({ error: message });
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** The same to a request that could be read, and that HTTP tells us not to take. */
function refuseRequest(res: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ error: message });
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  res.end(body);
}

export interface Timeouts {
  headersMs?: number | undefined;
  requestMs?: number | undefined;
  silenceMs?: number | undefined;
  keepAliveMs?: number | undefined;
}

/** A server that listens. */
export interface RunningServer {
  port: number;
  /** Takes no new connection, answers what is on its way, then resolves. */
  stop(): Promise<void>;
}

/** Listens with limits for slow clients. Rejects when the address is taken. */
export async function listen(
  app: Express,
  address: { port: number; host?: string | undefined },
  timeouts: Timeouts = {},
): Promise<RunningServer> {
  let stopping = false;
  const server = createServer(
    {
      ...expressMessages(app),
      headersTimeout: timeouts.headersMs ?? HEADERS_MS,
      requestTimeout: timeouts.requestMs ?? REQUEST_MS,
      keepAliveTimeout: timeouts.keepAliveMs ?? KEEP_ALIVE_MS,
      connectionsCheckingInterval: 1_000,
      maxHeaderSize: 16 * 1024,
      // It would be refused without a word.
      requireHostHeader: false,
    },
    (req, res) => {
      if (stopping) res.setHeader('Connection', 'close');
      if (req.headers.host === undefined && req.httpVersion === '1.1')
        return refuseRequest(res, 400, 'The request must name a host');
      app(req, res);
    },
  );
  server.timeout = timeouts.silenceMs ?? SILENCE_MS;
  server.maxConnections = MAX_CONNECTIONS;
  server.on('clientError', refuse);
  server.on('checkExpectation', (_req, res) => refuseRequest(res, 417, 'The server cannot do what Expect asks for'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address.port, address.host, () => resolve());
  });
  return {
    port: (server.address() as AddressInfo).port,
    async stop() {
      stopping = true;
      // http's own close() cuts connections that are silent this moment, with the next request perhaps under way.
      const closed = new Promise<void>((resolve) => net.Server.prototype.close.call(server, () => resolve()));
      await sleep(LAST_CALL_MS);
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
