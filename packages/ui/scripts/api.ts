/**
 * `npm run api [-- --check | --released]`: writes the public API of the built kit to `api/`: the types of all exports, and the attributes
 * and tokens that style sheets may use. `--check` compares instead; exit code 1 if the reports differ or a changeset is missing.
 * `--released` also records the API as that of the version in package.json.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stylingSurface } from './public-surface/styling-surface.js';
import { typesSurface } from './public-surface/types-surface.js';

const kit = join(import.meta.dirname, '..');
const folder = join(kit, 'api');
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
const reports = {
  'types.api.md': typesSurface(),
  'styling.api.md': stylingSurface(shipped.map(read), Object.fromEntries(tokens)),
};
const surface = createHash('sha256').update(Object.values(reports).join('\n')).digest('hex');

const target = mode === '--check' ? mkdtempSync(join(tmpdir(), 'boundless-api-')) : folder;
for (const [file, text] of Object.entries(reports)) writeFileSync(join(target, file), text);
if (mode === '--released') {
  const { version } = JSON.parse(read(join(kit, 'package.json')));
  writeFileSync(join(folder, 'released.json'), `${JSON.stringify({ version, surface }, null, 2)}\n`);
}
if (mode === '--check') {
  const compare = (file: string) =>
    spawnSync('git', ['--no-pager', 'diff', '--no-index', join(folder, file), join(target, file)], { stdio: 'inherit' })
      .status;
  if (Object.keys(reports).filter(compare).length > 0) {
    console.error(
      'The public surface changed: `npm run api -w @boundless/ui`, and describe the change by `npx changeset`',
    );
    process.exitCode = 1;
  }
  rmSync(target, { recursive: true });
  const released = JSON.parse(read(join(folder, 'released.json')));
  const describesKit = /^---\n[\s\S]*?@boundless\/ui['"]?: (major|minor|patch)[\s\S]*?\n---\n\s*\S/;
  const changesets = filesIn(join(kit, '../../.changeset'), /\.md$/).map(read);
  if (surface !== released.surface && !changesets.some((text) => describesKit.test(text))) {
    console.error(`The public surface differs from ${released.version}, and no changeset says so: \`npx changeset\``);
    process.exitCode = 1;
  }
}
