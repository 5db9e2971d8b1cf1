import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

/** How many connections there may be, and what one may ask for before it has taken its answers. */
const LIMITS = {
  total: 4_000,
  perAddress: 1_000,
  /** One that is idle for so long may be closed to make room. */
  idleMs: 2_000,
  /** Requests of one connection that are not answered yet. Browsers and proxies have one. */
  inFlight: 16,
  requests: 1_000,
};

interface Connection {
  address: string;
  inFlight: number;
  requests: number;
  /** When the last answer was sent, or the connection was opened. */
  idleSince: number;
  latest?: ServerResponse;
}

/**
 * Node reads all requests of a piece that has arrived, some 2,400 in 64 kB, even when the first one has ended the connection: 40 ms
 * of processor time. It has no other way to be stopped than the answer of this hook, 2, which says that what follows is not HTTP.
 */
function stopParsing(socket: Socket & { parser?: { onIncoming?: () => number } }): void {
  if (socket.parser) socket.parser.onIncoming = () => 2;
}

export interface ConnectionsOptions {
  limits?: Partial<typeof LIMITS> | undefined;
  /** Whether this address is a proxy's, which has connections for many clients. */
  isProxy(address: string): boolean;
  /** Called when a client is refused a connection, or loses it. */
  onRefusal?: ((reason: 'connections' | 'pipelining') => void) | undefined;
}

/**
 * Keeps single clients from taking all connections, and from asking for more than they take. Where there are too many connections,
 * the one that has been idle for longest makes room for the new one, else one of the address that has the most.
 */
export function createConnections({ isProxy, onRefusal, ...options }: ConnectionsOptions) {
  const limits = { ...LIMITS, ...options.limits };
  /** In the order in which they were last idle. */
  const open = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();

  function forget(socket: Socket): void {
    const connection = open.get(socket);
    if (!connection) return;
    open.delete(socket);
    const left = (perAddress.get(connection.address) ?? 1) - 1;
    if (left > 0) perAddress.set(connection.address, left);
    else perAddress.delete(connection.address);
  }

  function cut(socket: Socket, reason: 'connections' | 'pipelining'): void {
    forget(socket);
    socket.destroy();
    onRefusal?.(reason);
  }

  /** Closes the first connection that fits. Returns whether there was one. */
  function cutFirst(fits: (connection: Connection) => boolean): boolean {
    for (const [socket, connection] of open) {
      if (!fits(connection)) continue;
      cut(socket, 'connections');
      return true;
    }
    return false;
  }

  const isIdle = ({ inFlight, idleSince }: Connection) =>
    inFlight === 0 && performance.now() - idleSince >= limits.idleMs;

  /** Closes one of the address that has the most, where that is more than the new one's address would have. */
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
      open.set(socket, { address, inFlight: 0, requests: 0, idleSince: performance.now() });
      perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
      socket.once('close', () => forget(socket));
    },

    /** Counts a request. False when its connection is gone or has just been cut: it is not to be answered. */
    begin(req: IncomingMessage, res: ServerResponse): boolean {
      const { socket } = req;
      const connection = open.get(socket);
      if (!connection) return false;
      if (connection.inFlight >= limits.inFlight) {
        stopParsing(socket);
        cut(socket, 'pipelining');
        return false;
      }
      connection.inFlight += 1;
      connection.requests += 1;
      connection.latest = res;
      if (connection.requests >= limits.requests) res.setHeader('Connection', 'close');
      res.once('close', () => {
        connection.inFlight -= 1;
        if (connection.inFlight === 0 && open.delete(socket)) {
          connection.idleSince = performance.now();
          open.set(socket, connection);
        }
      });
      return true;
    },

    /** Does something as the last on this connection: once what came whole is answered. */
    whenAnswered(socket: Socket, last: () => void): void {
      const latest = open.get(socket)?.latest;
      // A request whose body did not come whole is not going to be answered.
      if (latest?.req.complete && !latest.closed) latest.once('close', last);
      else last();
    },
  };
}
