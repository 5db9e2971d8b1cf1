import { open } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GroupCommit } from '../../src/store/group-commit.js';
import { report } from './report.js';

/** The least that a durable answer can cost: no framework, one line appended, one fsync, shared ("group") or not. */
const [, , path = '', mode] = process.argv;
const file = await open(path, 'a');
const append = async (lines: string[]) => {
  await file.appendFile(lines.join(''));
  await file.sync();
};
const group = new GroupCommit<string>({ commit: append, weigh: (line) => line.length, maxWeight: 1e6 });
const store = mode === 'group' ? (line: string) => group.add(line) : (line: string) => append([line]);

const server = createServer(async (req, res) => {
  let body = '';
  for await (const chunk of req) body += chunk;
  await store(`${body}\n`);
  const answer = '{"id":"1"}';
  res.writeHead(201, { 'Content-Type': 'application/json', 'Content-Length': answer.length }).end(answer);
});
server.listen(0, '127.0.0.1', () => report((server.address() as AddressInfo).port));
