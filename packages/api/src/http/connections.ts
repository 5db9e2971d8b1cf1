import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Clock } from '../lib/clock.js';

const LIMITS = {
  total: 4_000,
  perAddress: 1_000,
  /** A connection that has been idle this long may be closed to make room for a new one. */
  idleMs: 2_000,
  /** Requests of one connection without a response. Browsers and proxies have one at a time. */
  inFlight: 16,
  /** Requests that wait behind another one of their connection, in all. */
  waiting: 1_024,
  requests: 1_000,
};

interface Connection {
  address: string;
  inFlight: number;
  requests: number;
  /** When the last response was sent, or the connection was opened. */
  idleSince: number;
  latest?: ServerResponse | undefined;
}

/**
 * Makes Node stop parsing what has already arrived, some 2,400 requests in 64 kB: it parses them all even after `destroy()`. Without this,
 * 120 pipelining connections made 134 of 195 normal posts fail, with it none. Returning 2 means "upgrade: the rest is not HTTP".
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: () => number } }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

export interface ConnectionsOptions {
  limits?: Partial<typeof LIMITS> | undefined;
  clock: Clock;
  /** Whether this address is a proxy, which opens connections for many clients. */
  isProxy(address: string): boolean;
  onRefusal?: ((reason: 'connections' | 'pipelining') => void) | undefined;
}

/** Limits connections. If there are too many, it closes the one that has been idle longest, or else one of the address with the most. */
export function createConnections({ isProxy, onRefusal, clock, ...options }: ConnectionsOptions) {
  const limits = { ...LIMITS, ...options.limits };
  /** The connection that has been idle longest is first. */
  const open = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();
  let waiting = 0;

  function untrack(socket: Socket): void {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    waiting -= Math.max(connection.inFlight - 1, 0);
    const left = (perAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) perAddress.set(connection.address, left);
    else perAddress.delete(connection.address);
  }

  function cut(socket: Socket, reason: 'connections' | 'pipelining'): void {
    untrack(socket);
    socket.destroy();
    onRefusal?.(reason);
  }

  /** Closes the first connection that matches. Returns false if none does. */
  function cutFirst(matches: (connection: Connection) => boolean): boolean {
    for (const [socket, connection] of open)
      if (matches(connection)) {
        cut(socket, 'connections');
        return true;
      }
    return false;
  }

  const isIdle = ({ inFlight, idleSince }: Connection) =>
    inFlight === 0 && clock.elapsed() - idleSince >= limits.idleMs;

  /** Closes a connection of the address that has the most, if it has more than `address` would have with the new one. */
  function cutBusiest(address: string): boolean {
    let most = (perAddress.get(address) ?? 0) + 1;
    let found: string | undefined;
    for (const [other, count] of perAddress) if (count > most && !isProxy(other)) [most, found] = [count, other];
    return cutFirst((one) => one.address === found);
  }

  return {
    add(socket: Socket): void {
      const remote = socket.remoteAddress ?? '';
      const address = ipKeyGenerator(remote);
      const others = perAddress.get(address) ?? 0;
      const hasRoom =
        others < limits.perAddress || isProxy(remote) || cutFirst((one) => one.address === address && isIdle(one));
      if (!hasRoom || !(open.size < limits.total || cutFirst(isIdle) || cutBusiest(address)))
        return void cut(socket, 'connections');
      open.set(socket, { address, inFlight: 0, requests: 0, idleSince: clock.elapsed() });
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      socket.once('close', () => untrack(socket));
    },

    /** Counts a request. Returns false if its connection is closed or was cut just now: then send no response. */
    begin(req: IncomingMessage, res: ServerResponse): boolean {
      const { socket } = req;
      const connection = open.get(socket);
      if (!connection) return false;
      const isWaiting = connection.inFlight > 0;
      if (connection.inFlight >= limits.inFlight || (isWaiting && waiting >= limits.waiting)) {
        stopParsing(socket);
        cut(socket, 'pipelining');
        return false;
      }
      if (isWaiting) waiting += 1;
      connection.inFlight += 1;
      connection.requests += 1;
      connection.latest = res;
      // Node's `maxRequestsPerSocket` would keep the connection open.
      if (connection.requests >= limits.requests) res.setHeader('Connection', 'close');
      res.once('close', () => {
        // An idle connection would keep the body of its last request in memory.
        if (connection.latest === res) connection.latest = undefined;
        if (!open.has(socket)) return;
        connection.inFlight -= 1;
        if (connection.inFlight > 0) waiting -= 1;
        else {
          open.delete(socket);
          connection.idleSince = clock.elapsed();
          open.set(socket, connection);
        }
      });
      return true;
    },

    /** Calls `last` when all complete requests of the connection have a response, with the request whose body is incomplete, if any. */
    afterResponses(socket: Socket, last: (unfinished?: IncomingMessage) => void): void {
      const latest = open.get(socket)?.latest;
      if (!latest || latest.closed) last();
      // A request with an incomplete body will not get a response.
      else if (latest.req.complete) latest.once('close', () => last());
      else last(latest.req);
    },
  };
}
