import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  /** The given address, through the proxy. */
  url: string;
  /** Ends all connections and refuses new ones, as if the server were down. */
  cut(): void;
  /** Accepts connections and bytes, and never answers. */
  stall(): void;
  /** Ends the connection of the next response instead of forwarding the response. */
  loseNextResponse(): void;
  restore(): void;
  close(): Promise<void>;
}

/** A proxy between one client and a server, so that a test can cut off this client alone. */
export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'stalled' | 'losing' = 'open';
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        if (state === 'losing' && from === upstream) {
          state = 'open';
          to.destroy();
        } else if (state !== 'stalled') to.write(chunk);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    stall: () => {
      state = 'stalled';
    },
    loseNextResponse: () => {
      state = 'losing';
    },
    restore: () => {
      state = 'open';
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
