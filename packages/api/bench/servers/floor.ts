import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { report } from './report.js';

/** The least that a durable answer can cost: no framework, one line appended, one fsync, shared ("group") or not. */
const [, , path = '', mode] = process.argv;
const file = await open(path, 'a');
const append = async (lines: string[]) => {
  await file.appendFile(lines.join(''));
  await file.sync();
};
let next: { lines: string[]; done: Promise<void> } | undefined;
let running: Promise<void> = Promise.resolve();

/** What arrives while a write is under way goes into the next one together. */
function together(line: string): Promise<void> {
  if (!next) {
    const batch = { lines: [] as string[], done: running };
    batch.done = running.then(() => {
      next = undefined;
      return append(batch.lines);
    });
    next = batch;
    running = batch.done;
  }
  next.lines.push(line);
  return next.done;
}
const store = mode === 'group' ? together : (line: string) => append([line]);

const server = createServer(async (req, res) => {
  let body = '';
  for await (const chunk of req) body += chunk;
  await store(`${body}\n`);
  const answer = '{"id":"1"}';
  res.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': answer.length }).end(answer);
});
server.listen(0, '127.0.0.1', () => report((server.address() as AddressInfo).port));
