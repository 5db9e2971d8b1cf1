import { existsSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openLogFile } from './log-file.js';
import { tempFolder } from './testing/test-app.js';

it('writes every line once, in order, whether it waits or is asked to', async () => {
  await using place = await tempFolder();
  const path = join(place.folder, 'log');
  await using file = await open(path, 'w');
  const complain = vi.fn();
  const log = openLogFile(file.fd, complain);
  const lines = Array.from({ length: 2_000 }, (_, n) => `line ${n} ü\n`);
  for (const line of lines) log.write(line);
  await log.flush();
  expect(await readFile(path, 'utf8')).toBe(lines.join(''));
  log.write('last\n');
  await vi.waitUntil(async () => (await readFile(path, 'utf8')).endsWith('last\n'), 5_000);
  expect(complain).not.toHaveBeenCalled();
});

it.skipIf(!existsSync('/dev/full'))('drops what a full disk does not take, and says so once', async () => {
  await using full = await open('/dev/full', 'w');
  const complain = vi.fn();
  const log = openLogFile(full.fd, complain);
  for (let n = 0; n < 3; n += 1) {
    log.write('x'.repeat(5_000));
    await log.flush();
  }
  expect(complain.mock.calls).toEqual([['The log cannot be written (ENOSPC): lines are lost.']]);
});
