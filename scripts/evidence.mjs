/**
 * `npm run evidence`: makes the status matrix from the results of `npm test`, `npm run speech` and `npm run test:surroundings`, and writes it
 * to `packages/ui/evidence/matrix.json`, which Storybook shows. Exit code 1 if a proof has failed, is lost or is missing.
 *
 * `npm run evidence:check`, a part of `npm test`, writes nothing and accepts missing proofs. Both accept stale ones.
 */
import { lostProofs, matrixOf } from './evidence/matrix.mjs';
import { matrixFile, readRecorded, readResults, writeByUnit } from './evidence/results.mjs';

const checksOnly = process.argv.includes('--check');
const matrix = matrixOf(readResults());
const cells = Object.entries(matrix).flatMap(([path, row]) =>
  Object.entries(row).map(([column, cell]) => ({ path, column, ...cell })),
);
const inState = (state) => cells.filter((cell) => cell.state === state);
const lost = lostProofs(matrix, readRecorded());
for (const problem of lost) console.error(`lost ${problem}`);
if (!checksOnly) {
  for (const { path, column, says, state } of [...inState('missing'), ...inState('stale')])
    console.log(`${state} ${path}: ${column}: ${says}`);
  writeByUnit(matrixFile, matrix);
}
const states = ['pass', 'none', 'stale', 'missing', 'fail'].map((state) => `${inState(state).length} ${state}`);
console.log(`${Object.keys(matrix).length} units, ${cells.length} cells: ${states.join(', ')}`);
process.exit(lost.length + (checksOnly ? 0 : inState('missing').length) === 0 ? 0 : 1);
