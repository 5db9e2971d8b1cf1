/**
 * `npm run evidence [-- --check]`: makes the status matrix of the results that `npm test`, `npm run speech` and `npm run test:surroundings` have left, and
 * writes it to `packages/ui/evidence/matrix.json`, which Storybook shows. It ends with 1 where a proof is bad, lost or missing.
 *
 * `--check`, a part of `npm test`, only looks, and ends with 1 where a proof is bad or lost. Proofs of earlier sources it counts: slower
 * commands make them again.
 */
import { lostProofs, matrixOf } from './evidence/matrix.mjs';
import { matrixFile, readRecorded, readResults, writeByUnit } from './evidence/results.mjs';

const checks = process.argv.includes('--check');
const matrix = matrixOf(readResults());
const cells = Object.entries(matrix).flatMap(([path, row]) =>
  Object.entries(row).map(([column, cell]) => ({ path, column, ...cell })),
);
const inState = (state) => cells.filter((cell) => cell.state === state);
const lost = lostProofs(matrix, readRecorded());
for (const problem of lost) console.error(`lost ${problem}`);
if (!checks) {
  for (const { path, column, says, state } of [...inState('missing'), ...inState('stale')])
    console.log(`${state} ${path}: ${column}: ${says}`);
  writeByUnit(matrixFile, matrix);
}
const states = ['pass', 'none', 'stale', 'missing', 'fail'].map((state) => `${inState(state).length} ${state}`);
console.log(`${Object.keys(matrix).length} units, ${cells.length} cells: ${states.join(', ')}`);
process.exit(lost.length + (checks ? 0 : inState('missing').length) === 0 ? 0 : 1);
