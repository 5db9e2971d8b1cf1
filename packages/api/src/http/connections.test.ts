import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type Express } from 'express';
import { afterEach, expect, it } from 'vitest';
import { rawRequest } from '../../testing/raw-request.js';
import { timeRatio } from '../../testing/time-ratio.js';
import { type ListenOptions, listen, type RunningServer } from './http-server.js';

let server: RunningServer;
let refusals: string[];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server.stop();
});

async function start(app: Express, connections: ListenOptions['connections'] = {}) {
  refusals = [];
  const onRefusal = (reason: string) => refusals.push(reason);
  server = await listen(app, { port: 0, host: '127.0.0.1' }, { connections, onRefusal });
}

async function open(localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  sockets.push(socket);
  await once(socket, 'connect');
  return socket.resume();
}

const closed = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

const page = Buffer.alloc(60_000, 'x');
const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const get = (port: number) => rawRequest(port, GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));

it('is cut when it pipelines far more requests than it reads responses, at little cost', async () => {
  let asked = 0;
  await start(
    express().get('/', (_req, res) => {
      asked += 1;
      setImmediate(() => res.end(page));
    }),
  );
  const greedy = await open();
  greedy.pause();
  greedy.write(GET.repeat(2_500));
  await closed(greedy.resume());
  expect(asked).toBe(16);
  expect(refusals).toEqual(['pipelining']);
});

it('is cut when it pipelines while too many pipelined requests of all connections wait', async () => {
  const asked: Socket[] = [];
  await start(
    express().get('/', ({ socket }) => void asked.push(socket)),
    { waiting: 10 },
  );
  for (let n = 0; n < 2; n += 1) (await open(`127.0.0.${2 + n}`)).write(GET.repeat(6));
  await expect.poll(() => asked.length).toBe(12);
  (await open()).write(GET);
  await expect.poll(() => asked.length).toBe(13);
  const pipelining = await open();
  pipelining.write(GET.repeat(2));
  await closed(pipelining);
  expect(refusals).toEqual(['pipelining']);
  // Closed connections no longer count.
  for (const socket of sockets.splice(0)) socket.destroy();
  await expect.poll(() => asked.every((socket) => socket.closed)).toBe(true);
  asked.length = 0;
  (await open()).write(GET.repeat(6));
  await expect.poll(() => asked.length).toBe(6);
  expect(refusals).toEqual(['pipelining']);
});

it('gets all responses in order when it pipelines a few requests', async () => {
  await start(
    express().get('/:n', async (req, res) => {
      await sleep(50 - 5 * Number(req.params.n));
      res.end(`<${req.params.n}>`);
    }),
  );
  const asked = Array.from(
    { length: 8 },
    (_, n) => `GET /${n} HTTP/1.1\r\nHost: x\r\n${n === 7 ? 'Connection: close\r\n' : ''}\r\n`,
  );
  const responses = await rawRequest(server.port, asked.join(''));
  expect(responses.match(/<\d>/g)?.join('')).toBe('<0><1><2><3><4><5><6><7>');
});

it('costs little when it is cut, for any number of pipelined requests and any address', async () => {
  await start(express().get('/', (_req, res) => void setImmediate(() => res.end('ok'))));
  const cutting = (requests: number) => async () => {
    for (let n = 0; n < 20; n += 1) {
      const socket = await open(`127.0.0.${2 + n}`);
      const ended = closed(socket);
      socket.write(GET.repeat(requests));
      await ended;
    }
  };
  // If each request were parsed, it would take 50 times as long.
  expect(await timeRatio(cutting(2_500), cutting(50))).toBeLessThan(10);
  expect(refusals).toEqual(Array(200).fill('pipelining'));
  expect(await get(server.port)).toMatch(/^HTTP\/1.1 200 /);
});

it('is closed for a new one if it is the longest idle one of an address with too many', async () => {
  await start(
    express().get('/', (_req, res) => void res.end('ok')),
    { perAddress: 5, idleMs: 0 },
  );
  const first = await open();
  for (let n = 0; n < 4; n += 1) await open();
  const ended = closed(first);
  expect(await get(server.port)).toMatch(/^HTTP\/1.1 200 /);
  await ended;
  expect(refusals).toEqual(['connections']);
});

it('is refused if all connections of its address are busy, while other addresses are accepted', async () => {
  await start(
    express().get('/', (_req, res) => void res.end('ok')),
    { perAddress: 2, total: 4, idleMs: 60_000 },
  );
  for (let n = 0; n < 2; n += 1) await open('127.0.0.2');
  const third = await open('127.0.0.2');
  await closed(third);
  expect(await get(server.port)).toMatch(/^HTTP\/1.1 200 /);
});

it('is closed for a new one if there are too many in total', async () => {
  await start(
    express().get('/', (_req, res) => void res.end('ok')),
    { total: 20, idleMs: 0 },
  );
  for (let n = 2; n < 42; n += 1) await open(`127.0.0.${n}`);
  expect(await get(server.port)).toMatch(/^HTTP\/1.1 200 /);
  expect(refusals.length).toBeGreaterThan(19);
});

it('is closed for a visitor if a few addresses keep all connections busy', async () => {
  let asked = 0;
  await start(
    express()
      .get('/', (_req, res) => void res.end('ok'))
      .get('/slow', () => {
        asked += 1;
      }),
    { total: 20 },
  );
  for (let n = 0; n < 20; n += 1) (await open(`127.0.0.${2 + (n % 5)}`)).write(GET.replace('/', '/slow').repeat(8));
  await expect.poll(() => asked).toBe(160);
  for (let n = 0; n < 3; n += 1) {
    const visitor = await open(`127.0.1.${1 + n}`);
    visitor.write(GET);
    expect(String(await once(visitor, 'data'))).toMatch(/^HTTP\/1.1 200 /);
  }
  expect(refusals).toEqual(['connections', 'connections', 'connections']);
  // An address with as many connections as the others does not replace any of theirs.
  await closed(await open('127.0.0.2'));
});

it('is not limited per address for a proxy', async () => {
  const app = express().set('trust proxy', 'loopback');
  await start(
    app.get('/', (_req, res) => void res.end('ok')),
    { perAddress: 2, idleMs: 60_000 },
  );
  for (let n = 0; n < 5; n += 1) await open();
  expect(await get(server.port)).toMatch(/^HTTP\/1.1 200 /);
});

it('is closed after a thousand requests', async () => {
  await start(express().get('/', (_req, res) => void res.end('ok')));
  const socket = await open();
  let text = '';
  socket.setEncoding('latin1').on('data', (chunk) => {
    text += chunk;
    if (text.endsWith('ok')) socket.write(GET);
  });
  socket.write(GET);
  await closed(socket);
  expect(text.match(/HTTP\/1.1 200/g)).toHaveLength(1_000);
  expect(text.slice(text.lastIndexOf('HTTP/1.1'))).toMatch(/connection: close/i);
});
