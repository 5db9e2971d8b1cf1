import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { dataFiles } from './data-files.js';

it('finds the data of every language, of which a check of one would know nothing', async () => {
  const client = await mkdtemp(join(tmpdir(), 'client-'));
  onTestFinished(() => rm(client, { recursive: true }));
  for (const folder of ['data/blog', 'fr/data/blog']) {
    await mkdir(join(client, folder), { recursive: true });
    for (const name of ['a.json', 'a.json.br']) await writeFile(join(client, folder, name), '{}');
  }
  expect((await dataFiles(client)).sort()).toEqual(['data/blog/a.json', 'fr/data/blog/a.json']);
  await rm(join(client, 'fr'), { recursive: true });
  await expect(dataFiles(client)).rejects.toThrow('no such file');
});
