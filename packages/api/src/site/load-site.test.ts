import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { tempFolder } from '../../testing/test-app.js';
import { buildTestSite } from '../../testing/test-site.js';
import { loadSite } from './load-site.js';

const module = fileURLToPath(new URL('load-site.ts', import.meta.url));
const script = `
  import { loadSite } from ${JSON.stringify(module)};
  console.log((await loadSite(process.argv[1])).files.size);
`;

it('needs few file descriptors for any number of files', async () => {
  await using place = await tempFolder();
  const dist = await buildTestSite(place.folder);
  for (let n = 0; n < 1_000; n += 1) await writeFile(join(dist, `client/assets/chunk-${n}.js`), '');
  const command = ['--import', 'tsx', '--input-type=module', '-e', script, dist];
  const run = promisify(execFile);
  // Node opens the files of all modules that one module imports at once: up to a hundred.
  const { stdout } = await run('sh', ['-c', 'ulimit -n 300 && exec "$@"', 'sh', process.execPath, ...command]);
  expect(Number(stdout)).toBeGreaterThan(1_000);
});

it.each(['renderPage', 'filesWithoutOffers'])('refuses a build without the function %s', async (name) => {
  await using place = await tempFolder();
  const dist = await buildTestSite(place.folder);
  const file = join(dist, 'server/entry-server.js');
  await writeFile(file, (await readFile(file, 'utf8')).replace(name, 'other'));
  await expect(loadSite(dist)).rejects.toThrow(`${file} does not export the function ${name}. Build the site again`);
});
