/**
 * `npm run build-storybook`: builds Storybook with the docs of every unit for machines: its component manifest, Markdown, `llms.txt`. Ends
 * with 1 where the manifest lacks a unit or could not read one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root, runTool, stop } from './lib/run.mjs';
import { manifestProblems } from './machine-docs/manifest-problems.mjs';
import { writeMachineDocs } from './machine-docs/write-machine-docs.mjs';

const folder = join(root, 'storybook-static');
if ((await runTool('storybook', ['build', '--quiet', '-o', folder])) !== 0) stop('Storybook could not be built.');

const manifest = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8'));
const units = globSync('{components,sections,templates}/*/index.ts', { cwd: join(root, 'packages/ui/src') });
const problems = manifestProblems(
  manifest,
  units.map((file) => file.replace('/index.ts', '')),
);
for (const problem of problems) console.error(problem);
console.log(`component manifest: ${Object.keys(manifest.components).length} entries, ${problems.length} failed`);
console.log(`llms.txt: ${writeMachineDocs(folder)} pages as Markdown`);
process.exit(problems.length === 0 ? 0 : 1);
