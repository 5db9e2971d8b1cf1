/**
 * `npm run api [-- --check]`: writes the public API of the built kit to `api/`: the types of all exports, and the attributes and tokens
 * that style sheets may use. `--check` compares instead; exit code 1 if the reports differ.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stylingSurface } from './public-surface/styling-surface.js';
import { typesSurface } from './public-surface/types-surface.js';

const kit = join(import.meta.dirname, '..');
const folder = join(kit, 'api');
const isCheck = process.argv[2] === '--check';

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

const target = isCheck ? mkdtempSync(join(tmpdir(), 'boundless-api-')) : folder;
for (const [file, text] of Object.entries(reports)) writeFileSync(join(target, file), text);
if (isCheck) {
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
}
