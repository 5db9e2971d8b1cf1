import { Agent, type RequestOptions, request } from 'node:http';
import { sampleLead } from '../load.js';

/** Slower responses count as failed. */
const PATIENCE_MS = 10_000;
/** Each address stays below the limit of 30 posts a minute. */
const ADDRESSES = 150;

/** Sends a request from a loopback address. Resolves with the status, or 0 if there was no response. */
function ask(options: RequestOptions, body?: string): Promise<{ status: number; ms: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const end = (status: number) => resolve({ status, ms: performance.now() - start });
    const sent = request({ host: '127.0.0.1', timeout: PATIENCE_MS, ...options }, (res) => {
      res
        .resume()
        .once('end', () => end(res.statusCode ?? 0))
        .once('error', () => end(0));
    });
    sent.once('timeout', () => sent.destroy()).once('error', () => end(0));
    sent.end(body);
  });
}

/** Honest visitors: this many posts a second from changing addresses, and ten requests a second to `/healthz`. */
export function startVisitors(port: number, postsPerSecond: number, network: number) {
  const agent = new Agent({ keepAlive: true });
  const health: number[] = [];
  const tasks: Promise<void>[] = [];
  let posts = 0;
  /** Number of responses by status. 0 means no response. */
  const statuses = new Map<number, number>();

  async function post(): Promise<void> {
    posts += 1;
    const localAddress = `127.1.${network}.${1 + (posts % ADDRESSES)}`;
    const headers = { 'Content-Type': 'application/json' };
    const options = { port, agent, localAddress, method: 'POST', path: '/api/contact', headers };
    const { status } = await ask(options, JSON.stringify(sampleLead(posts)));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }

  async function look(): Promise<void> {
    const { status, ms } = await ask({ port, agent, localAddress: '127.2.0.1', path: '/healthz' });
    health.push(status === 200 ? ms : Number.POSITIVE_INFINITY);
  }

  const timers = [
    setInterval(() => tasks.push(post()), 1_000 / postsPerSecond),
    setInterval(() => tasks.push(look()), 100),
  ];
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(tasks);
      agent.destroy();
      health.sort((a, b) => a - b);
      const failed = posts - (statuses.get(201) ?? 0);
      return { posts, failed, statuses, healthMs: health[Math.floor(health.length * 0.99)] ?? Number.NaN };
    },
  };
}
