import { connect } from 'node:net';

/** A contact message of middling length, as the site sends it. */
export const sampleLead = (number: number) => ({
  firstName: 'Ada',
  lastName: `Okafor ${number}`,
  email: `ada.${number}@example.com`,
  phone: '+1 416 555 0100',
  company: 'Okafor Freight Ltd.',
  message: 'We carry goods between Toronto and Buffalo and would like to finance two more trucks this spring.',
});

export interface LoadResult {
  /** Accepted posts per second. */
  rate: number;
  p50: number;
  p99: number;
  /** Responses that were not 2xx. */
  refused: number;
  accepted: number;
}

interface LoadOptions {
  port: number;
  connections: number;
  seconds: number;
}

let counter = 0;

function request(): string {
  counter += 1;
  const body = JSON.stringify(sampleLead(counter));
  return `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

/** Length of the first whole response in the bytes so far, or 0. Understands Content-Length only: all servers here send it. */
function responseLength(text: string): number {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return 0;
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(text.slice(0, head))?.[1] ?? 0);
  return text.length >= head + 4 + length ? head + 4 + length : 0;
}

/** Posts leads over this many open connections. Each waits for the response before it sends the next post. */
export async function load({ port, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let refused = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received = '';
      let sentAt = 0;
      const next = () => {
        if (performance.now() >= end) return void socket.end(resolve);
        sentAt = performance.now();
        socket.write(request());
      };
      socket.setEncoding('latin1').once('connect', next).once('error', reject);
      socket.on('data', (chunk) => {
        received += chunk;
        const length = responseLength(received);
        if (length === 0) return;
        if (received.startsWith('HTTP/1.1 2')) times.push(performance.now() - sentAt);
        else refused += 1;
        received = received.slice(length);
        next();
      });
    });

  await Promise.all(Array.from({ length: connections }, one));
  const elapsed = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return { rate: times.length / elapsed, p50: at(0.5), p99: at(0.99), refused, accepted: times.length };
}
