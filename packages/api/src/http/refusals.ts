import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const wordings: Record<string, [number, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
};

function errorAnswer(error: string) {
  const body = JSON.stringify({ error });
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  };
  return { body, headers };
}

/** Answers what is not HTTP, or comes too slowly, in the shape that all errors have, and hangs up. */
export function refuseBytes(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, message] = wordings[error.code ?? ''] ?? [400, 'The request could not be read'];
  const { body, headers } = errorAnswer(message);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
}

/** The same for a request that could be read, and that HTTP forbids to take. */
export function refuseRequest(res: ServerResponse, status: number, error: string): void {
  const { body, headers } = errorAnswer(error);
  res.writeHead(status, headers).end(body);
}

/** A name, an IPv4 address or an IPv6 address in brackets, with or without a port (RFC 9110, 7.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

/** Why a request is not for the app. Undefined when it is. */
export function faultOf(req: IncomingMessage): string | undefined {
  const hosts = req.headersDistinct.host ?? [];
  if (hosts.length > 1) return 'The request names more than one host';
  if (hosts.length === 0 && req.httpVersion === '1.1') return 'The request must name a host';
  if (hosts[0] !== undefined && !HOST.test(hosts[0])) return 'The host could not be read';
  // "*" and "host:port" are for other servers than this one.
  return /^(?:\/|https?:\/\/)/i.test(req.url ?? '') ? undefined : 'The address could not be read';
}
