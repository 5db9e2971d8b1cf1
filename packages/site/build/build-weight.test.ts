import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { entry } from './assets.js';
import { buildWeight } from './build-weight.js';

let dist = '';
beforeEach(async () => {
  dist = await mkdtemp(join(tmpdir(), 'boundless-dist-'));
});
afterEach(() => rm(dist, { recursive: true }));

const writeManifest = (more: object) => {
  const chunk = { file: 'assets/main.js', imports: [] };
  return writeFile(join(dist, 'manifest.json'), JSON.stringify({ [entry]: chunk, 'style.css': chunk, ...more }));
};

it('finds the pages of a build', async () => {
  await writeManifest({ 'src/pages/home.tsx': { file: 'assets/home.js' } });
  expect((await buildWeight(dist)).pages).toEqual(['home']);
});

it('refuses a build without pages, whose weight would fit every budget', async () => {
  await writeManifest({ 'pages/home.tsx': { file: 'assets/home.js' } });
  await expect(buildWeight(dist)).rejects.toThrow('has no page');
});
