import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { proc, startServer } from './built-server.js';
import { sampleLead } from './load.js';
import { prefill } from './prefill.js';

/** Prints what a large data folder costs: a start, an erasure and exports, and how long other requests wait meanwhile. */
const LEADS = Number(process.env.BENCH_LEADS ?? 200_000);
const EXPORTS_AT_ONCE = 4;

const ms = (from: number) => Math.round(performance.now() - from);
const p99 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)];

/** Runs a task, and meanwhile a request every few milliseconds. Resolves with both times. */
async function during(task: () => Promise<unknown>, request: () => Promise<unknown>) {
  const times: number[] = [];
  let done = false;
  const start = performance.now();
  const working = task().then(() => {
    done = true;
    return ms(start);
  });
  while (!done) {
    const sent = performance.now();
    await request();
    times.push(performance.now() - sent);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return { took: await working, p99: Math.round(p99(times) ?? 0), slowest: Math.round(Math.max(...times)) };
}

const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'boundless-large-'));
await prefill(folder, LEADS);
const started = performance.now();
const { child, port } = await startServer(folder);
try {
  console.log(`${LEADS.toLocaleString('en')} leads; start: ${ms(started)} ms`);
  const origin = `http://127.0.0.1:${port}`;
  const send = async (path: string, init: RequestInit = {}) => {
    // The server closes a connection after a thousand requests.
    const response = await fetch(origin + path, init).catch(() => fetch(origin + path, init));
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    for await (const _ of response.body ?? []);
    return response;
  };
  const json = (body: object) => ({ body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } });
  const session = await send('/api/session', { method: 'POST', ...json({ password: 'a password to start with' }) });
  const headers = { Cookie: session.headers.get('set-cookie')?.split(';', 1)[0] ?? '' };
  let number = LEADS;
  const post = () => {
    number += 1;
    const { headers: type, body } = json(sampleLead(number));
    // Like a browser: each form has a key.
    return send('/api/contact', { method: 'POST', body, headers: { ...type, 'Idempotency-Key': `key ${number}` } });
  };
  const erase = () => send('/api/people?email=ada.100@example.com', { method: 'DELETE', headers });
  console.log('an erasure, and posts meanwhile (ms):', await during(erase, post));
  const health = () => send('/healthz');
  const read = () => send('/api/contacts.csv', { headers });
  const cpu = () => proc(child, 'stat', /\) (?:\S+ ){11}(\d+)/) * 10;
  for (const count of [1, EXPORTS_AT_ONCE]) {
    const before = cpu();
    const times = await during(() => Promise.all(Array.from({ length: count }, read)), health);
    console.log(`${count} exports, and health checks meanwhile (ms):`, times, `CPU ${cpu() - before}`);
  }
} finally {
  child.kill('SIGKILL');
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
