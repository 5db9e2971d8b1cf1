import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { apiPaths } from '../contract/index.js';
import { listen, type RunningServer } from '../http/http-server.js';
import { loadSite } from './load-site.js';
import { storybookRoutes } from './storybook-routes.js';

const CONNECTIONS = 60;
const PIPELINED = 16;
const large = Array.from({ length: 20_000 }, (_, n) => `<p>${n}</p>`).join('');

let place: Awaited<ReturnType<typeof tempFolder>>;
let app: TestApp;
let server: RunningServer;
let asked = 0;

beforeAll(async () => {
  place = await tempFolder();
  const site = { ...(await loadSite(await buildTestSite(place.folder))), renderPage: async () => large };
  const storybook = join(place.folder, 'storybook');
  await mkdir(storybook);
  await writeFile(join(storybook, 'index.html'), large);
  app = await startTestApp({ site, storybook: storybookRoutes(storybook) });
  const count: RequestHandler = (_req, _res, next) => {
    asked += 1;
    next();
  };
  server = await listen(express().use(count, app.app), { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  await app.close();
  await place[Symbol.asyncDispose]();
});

const megabytes = () => process.memoryUsage().rss / 1024 / 1024;

it.each([
  '/?sent=contact',
  '/tools/sum?a=1',
  `${apiPaths.confirm}?token=x`,
  apiPaths.docs,
  apiPaths.openapi,
  '/storybook/',
])('cost little memory, however many of %s are asked for at once', async (path) => {
  const request = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`;
  const sockets: Socket[] = [];
  const before = megabytes();
  asked = 0;
  for (let n = 0; n < CONNECTIONS; n += 1) {
    const socket = connect(server.port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    socket.pause().write(request.repeat(PIPELINED));
  }
  await expect.poll(() => asked).toBe(CONNECTIONS * PIPELINED);
  const grown = megabytes() - before;
  for (const socket of sockets) socket.destroy();
  // A brotli stream takes some 0.6 MB: 600 MB for all of them.
  expect(grown).toBeLessThan(100);
});
