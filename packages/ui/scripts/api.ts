/**
 * `npm run api [-- --check | --released]`: writes the public API of the built kit to `api/`: the types of all exports, and the attributes
 * and tokens that style sheets may use. `--check` compares instead; exit code 1 if the reports differ or a changeset is missing.
 * `--released` also records the API as that of the version in package.json.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stylingSurface } from './public-surface/styling-surface.js';
import { type Surface, surfaceProblems } from './public-surface/surface-problems.js';
import { typesSurface } from './public-surface/types-surface.js';

const kit = join(import.meta.dirname, '..');
const folder = join(kit, 'api');
const changesets = join(kit, '../../.changeset');
const [mode] = process.argv.slice(2);

const read = (file: string) => readFileSync(file, 'utf8');
const filesIn = (parent: string, wanted: RegExp) =>
  readdirSync(parent, { recursive: true, encoding: 'utf8' })
    .filter((file) => wanted.test(file))
    .sort()
    .map((file) => join(parent, file));

const shipped = filesIn(join(kit, 'src'), /^(?!test\/).*(?<!\.(?:test|stories|samples))\.tsx?$/);
const tokens = filesIn(join(kit, 'dist/tokens'), /\.tokens\.json$/).map((file) => [
  file.replace(/.*\/(.+)\.tokens\.json$/, '$1'),
  JSON.parse(read(file)),
]);
const current: Surface = {
  'types.api.md': typesSurface(),
  'styling.api.md': stylingSurface(shipped.map(read), Object.fromEntries(tokens)),
};
const hash = createHash('sha256').update(Object.values(current).join('\n')).digest('hex');

if (mode === '--check') {
  const committed = Object.fromEntries(Object.keys(current).map((file) => [file, read(join(folder, file))]));
  const released = JSON.parse(read(join(folder, 'released.json')));
  const pending = filesIn(changesets, /^(?!README).*\.md$/).map(read);
  const problems = surfaceProblems(committed, current, hash, released, pending);
  for (const problem of problems) console.error(problem);
  console.log(`public surface: ${problems.length} problems`);
  process.exit(problems.length === 0 ? 0 : 1);
}
mkdirSync(folder, { recursive: true });
for (const [file, text] of Object.entries(current)) writeFileSync(join(folder, file), text);
if (mode === '--released') {
  const { version } = JSON.parse(read(join(kit, 'package.json')));
  writeFileSync(join(folder, 'released.json'), `${JSON.stringify({ version, surface: hash }, null, 2)}\n`);
}
console.log(`public surface written to ${folder}`);
