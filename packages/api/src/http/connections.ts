import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

/** How many connections there may be, and what one may ask for before it has taken its answers. */
export interface ConnectionLimits {
  total: number;
  perAddress: number;
  /** One that is idle for so long may be closed to make room. */
  idleMs: number;
  /** Requests of one connection that are not answered yet. Browsers and proxies have one. */
  underWay: number;
  /** Requests of one connection in all. */
  requests: number;
}

/** An address that was cut off for asking too much gets so few new connections for so long. */
const WATCHED_MS = 10_000;
const WATCHED_EVERY_MS = 200;
const MOST_WATCHED = 10_000;

interface Connection {
  address: string;
  underWay: number;
  requests: number;
  latest?: IncomingMessage;
  /** What is done once all whole requests are answered. */
  last?: () => void;
}

/** Why a client was refused a connection, or lost it. */
export type Refusal = 'connections' | 'pipelining' | 'watched';

export interface ConnectionsOptions {
  limits: ConnectionLimits;
  /** Whether this address is a proxy's, which has connections for many clients. */
  isProxy(address: string): boolean;
  onRefusal?: ((reason: Refusal) => void) | undefined;
}

/**
 * Keeps single clients from taking all connections, and from asking for more than they take. Where there are too many connections,
 * the one that has been idle for longest makes room for the new one, else one of the address that has the most.
 */
export function createConnections({ limits, isProxy, onRefusal }: ConnectionsOptions) {
  const open = new Map<Socket, Connection>();
  /** Since when, in the order in which they became so. */
  const idle = new Map<Socket, number>();
  const perAddress = new Map<string, number>();
  const watched = new Map<string, { until: number; next: number }>();

  function forget(socket: Socket): void {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    idle.delete(socket);
    const left = (perAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) perAddress.set(connection.address, left);
    else perAddress.delete(connection.address);
  }

  function cut(socket: Socket, reason: Refusal): void {
    forget(socket);
    socket.destroy();
    onRefusal?.(reason);
  }

  /** Closes the connection that has been idle for longest. Returns whether there was one. */
  function makeRoom(address?: string): boolean {
    for (const [socket, since] of idle) {
      if (performance.now() - since < limits.idleMs) return false;
      if (address !== undefined && open.get(socket)?.address !== address) continue;
      cut(socket, 'connections');
      return true;
    }
    return false;
  }

  /** Closes a connection of the address that has the most, where that is more than the new one's address has. */
  function makeRoomByShare(address: string): boolean {
    let most = (perAddress.get(address) ?? 0) + 1;
    let busiest: string | undefined;
    for (const [other, count] of perAddress) {
      if (count <= most || isProxy(other)) continue;
      most = count;
      busiest = other;
    }
    for (const [socket, connection] of open) {
      if (connection.address !== busiest) continue;
      cut(socket, 'connections');
      return true;
    }
    return false;
  }

  function hasToWait(address: string): boolean {
    const entry = watched.get(address);
    if (!entry) return false;
    const now = performance.now();
    if (now > entry.until) return !watched.delete(address);
    if (now < entry.next) return true;
    entry.next = now + WATCHED_EVERY_MS;
    return false;
  }

  function watch(address: string): void {
    if (watched.size >= MOST_WATCHED) watched.clear();
    const next = watched.get(address)?.next ?? 0;
    watched.set(address, { until: performance.now() + WATCHED_MS, next });
    // What has been sent on others of its connections takes long to read, and would be cut as well.
    for (const [socket, connection] of open)
      if (connection.address === address && connection.requests === 0) cut(socket, 'watched');
  }

  function refusalOf(address: string, hasTooMany: boolean): Refusal | undefined {
    if (hasToWait(address)) return 'watched';
    if (hasTooMany && !makeRoom(address)) return 'connections';
    const isFull = open.size >= limits.total && !makeRoom() && !makeRoomByShare(address);
    return isFull ? 'connections' : undefined;
  }

  return {
    /** Takes a new connection, or closes it. */
    add(socket: Socket): void {
      const remote = socket.remoteAddress ?? '';
      const address = ipKeyGenerator(remote);
      const others = perAddress.get(address) ?? 0;
      const reason = refusalOf(address, others >= limits.perAddress && !isProxy(remote));
      if (reason) {
        socket.destroy();
        onRefusal?.(reason);
        return;
      }
      open.set(socket, { address, underWay: 0, requests: 0 });
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      idle.set(socket, performance.now());
      socket.once('close', () => forget(socket));
    },

    /** Counts a request. False when its connection is gone or has just been cut: it is not to be answered. */
    begin(req: IncomingMessage, res: ServerResponse): boolean {
      const { socket } = req;
      const connection = open.get(socket);
      if (!connection) return false;
      if (connection.underWay >= limits.underWay) {
        watch(connection.address);
        cut(socket, 'pipelining');
        return false;
      }
      connection.underWay += 1;
      connection.requests += 1;
      connection.latest = req;
      idle.delete(socket);
      if (connection.requests >= limits.requests) res.setHeader('Connection', 'close');
      res.once('close', () => {
        connection.underWay -= 1;
        if (connection.underWay === 0 && open.has(socket)) idle.set(socket, performance.now());
        if (isAnswered(connection)) connection.last?.();
      });
      return true;
    },

    /** Does something as the last on this connection: once what came whole is answered. */
    whenAnswered(socket: Socket, last: () => void): void {
      const connection = open.get(socket);
      if (!connection || isAnswered(connection)) last();
      else connection.last = last;
    },
  };
}

/** A request whose body did not come whole is not going to be answered. */
const isAnswered = ({ underWay, latest }: Connection) => underWay === (latest?.complete === false ? 1 : 0);
