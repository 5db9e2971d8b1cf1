/**
 * `npm run build-storybook`: builds Storybook and its machine-readable docs: the component manifest, Markdown and `llms.txt`. Exit code 1 if a unit
 * is missing from the manifest or could not be read.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runTool, stop } from '../lib/run.mjs';
import { kitUnits } from './lib/units.mjs';
import { manifestProblems } from './machine-docs/manifest-problems.mjs';
import { writeMachineDocs } from './machine-docs/write-machine-docs.mjs';

const folder = join(root, 'storybook-static');
if ((await runTool('storybook', ['build', '--quiet', '-o', folder])) !== 0) stop('Storybook could not be built.');

const manifest = JSON.parse(readFileSync(join(folder, 'manifests/components.json'), 'utf8'));
const problems = manifestProblems(manifest, kitUnits());
for (const problem of problems) console.error(problem);
console.log(`component manifest: ${Object.keys(manifest.components).length} entries, ${problems.length} failed`);
console.log(`llms.txt: ${writeMachineDocs(folder)} pages as Markdown`);
process.exit(problems.length === 0 ? 0 : 1);
