/**
 * `npm run test:other-node -w @boundless/scripts`: runs both builds and the API's tests with another supported version of Node: the current LTS, or the oldest
 * supported version if this is the LTS. The builds are written to `.turbo/other-node`, so that they do not replace the build that `npm start`
 * serves.
 */
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run, stop } from '../lib/run.mjs';

const oldest = '20.19';
const current = '24';
const version = Number.parseInt(process.versions.node, 10) >= Number(current) ? oldest : current;

const folder = join(root, '.turbo/other-node');
const api = join(root, 'packages/api');
const site = join(folder, 'packages/site');

// The site's build writes into the site's folder, so it runs in a copy.
const skipped = new Set(['dist', 'node_modules', '.turbo', 'test-results']);
const source = join(root, 'packages/site');
rmSync(folder, { recursive: true, force: true });
mkdirSync(site, { recursive: true });
cpSync(source, site, { recursive: true, filter: (path) => !skipped.has(relative(source, path)) });
for (const name of ['node_modules', 'tsconfig.base.json', 'packages/content', 'packages/ui', 'packages/api'])
  symlinkSync(join(root, name), join(folder, name));

const bin = (path) => `node ${join(root, 'node_modules', path)}`;
const report = join(root, 'scripts/test-results/other-node.json');
const commands = [
  [api, `${bin('typescript-7/bin/tsc')} -p tsconfig.build.json --outDir ${join(folder, 'api')}`],
  [site, 'node --conditions=@boundless/source --import tsx build/build.ts'],
  [
    api,
    `${bin('vitest/vitest.mjs')} run --project files --reporter=default --reporter=json --outputFile.json=${report}`,
  ],
];
console.log(`With Node ${version}:`);
for (const [cwd, command] of commands) {
  const args = ['--yes', `--package=node@${version}`, '--call', `cd '${cwd}' && ${command}`];
  if ((await run('npx', args)) !== 0) stop(`Failed with Node ${version}: ${command}`);
}
