import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  /** The given address, through the proxy. */
  url: string;
  /** Ends all connections and refuses new ones, as if the server were down. */
  cut(): void;
  /** Accepts connections and bytes, and never answers. */
  stall(): void;
  /** Ends the connection of the next response instead of forwarding it, or of the response to the next message with this text. */
  loseNextResponse(text?: string): void;
  /** Holds all bytes in both directions until `restore`, as if the server were suspended: from the client's next message with this text on. */
  freeze(when: 'before' | 'after', text: string): void;
  restore(): void;
  close(): Promise<void>;
}

/** A proxy between one client and a server, so that a test can cut off this client alone. */
export async function cuttableProxy(target: string): Promise<CuttableProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'stalled' | 'losing' | 'frozen' = 'open';
  let freezing: { when: 'before' | 'after'; text: string } | undefined;
  let losing: string | undefined;
  const freezeNow = () => {
    freezing = undefined;
    state = 'frozen';
    for (const socket of sockets) socket.pause();
  };
  const server = createServer((client) => {
    if (state === 'cut') return void client.destroy();
    const upstream = connect(Number(port), hostname);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => {
        const freezes = from === client && freezing && chunk.includes(freezing.text) ? freezing.when : undefined;
        if (freezes) freezeNow();
        if (from === client && losing && chunk.includes(losing)) {
          losing = undefined;
          state = 'losing';
        }
        if (freezes === 'before') return void from.unshift(chunk);
        if (state === 'losing' && from === upstream) {
          state = 'open';
          to.destroy();
        } else if (state !== 'stalled') to.write(chunk);
      });
      if (state === 'frozen') from.pause();
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
    loseNextResponse: (text) => {
      if (text === undefined) state = 'losing';
      else losing = text;
    },
    freeze: (when, text) => {
      freezing = { when, text };
    },
    restore: () => {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
