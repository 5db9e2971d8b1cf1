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
  requests: number;
}

interface Connection {
  address: string;
  underWay: number;
  requests: number;
  latest?: IncomingMessage;
  /** What is done once all whole requests are answered. */
  last?: () => void;
}

/** Why a client was refused a connection, or lost it. */
export type Refusal = 'connections' | 'pipelining';

/**
 * Node reads all requests of a piece that has arrived, some 2,400 in 64 kB, even when the first one has ended the connection: 40 ms
 * of processor time. It has no other way to be stopped than the answer of this hook, 2, which says that what follows is not HTTP.
 */
function readNoMore(socket: Socket & { parser?: { onIncoming?: () => number } }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

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

  return {
    add(socket: Socket): void {
      const remote = socket.remoteAddress ?? '';
      const address = ipKeyGenerator(remote);
      const others = perAddress.get(address) ?? 0;
      const hasTooMany = others >= limits.perAddress && !isProxy(remote) && !makeRoom(address);
      if (hasTooMany || (open.size >= limits.total && !makeRoom() && !makeRoomByShare(address))) {
        socket.destroy();
        onRefusal?.('connections');
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
        readNoMore(socket);
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
