/**
 * `npm run evidence [-- --check]`: makes the status matrix of the results that `npm test`, `npm run speech` and `npm run test:surroundings` have left, and
 * writes it to `packages/ui/evidence/matrix.json`, which Storybook shows. `--check` only looks: it ends with 1 where a unit lacks a proof.
 */
import { writeFileSync } from 'node:fs';
import { matrixOf } from './evidence/matrix.mjs';
import { matrixFile, readResults } from './evidence/results.mjs';

const matrix = matrixOf(readResults());
const cells = Object.entries(matrix).flatMap(([path, row]) =>
  Object.entries(row).map(([column, cell]) => ({ path, column, ...cell })),
);
const inState = (state) => cells.filter((cell) => cell.state === state);
for (const { path, column, says, of } of inState('fail'))
  console.error(`${path}: ${column}: ${says} ${of.slice(0, 3).join(' ')}`);
for (const { path, column, says } of inState('stale')) console.log(`stale ${path}: ${column}: ${says}`);
// A line for each unit, so that a change shows which.
const lines = Object.entries(matrix).map(([path, row]) => `${JSON.stringify(path)}: ${JSON.stringify(row)}`);
if (!process.argv.includes('--check')) writeFileSync(matrixFile, `{\n${lines.join(',\n')}\n}\n`);
const states = ['pass', 'none', 'stale', 'fail'].map((state) => `${inState(state).length} ${state}`);
console.log(`${Object.keys(matrix).length} units, ${cells.length} cells: ${states.join(', ')}`);
process.exit(inState('fail').length === 0 ? 0 : 1);
