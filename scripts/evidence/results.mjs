import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { sourcesHash } from '../lib/unit-sources.mjs';
import { isInteractive, kitUnits, leastWidth, spokenOf } from '../lib/units.mjs';

export const surroundingsFile = join(root, 'packages/ui/evidence/surroundings.json');
export const matrixFile = join(root, 'packages/ui/evidence/matrix.json');

const read = (path) => readFileSync(join(root, path), 'utf8');
const readJson = (path) => JSON.parse(read(path));

/** Writes one line for each unit, so that a diff shows which units changed. */
export function writeByUnit(file, units) {
  const lines = Object.entries(units).map(([path, row]) => `${JSON.stringify(path)}: ${JSON.stringify(row)}`);
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
}

/** The problems that `npm run test:surroundings` found in a unit. */
export const problemsOf = ({ brands, phone, reflow, reduced, forced, tab, engines }) =>
  Object.entries({
    'contrast in brands': brands,
    'axe on a phone': phone,
    'lost at 320 px with text at 200 %': reflow,
    'reduced motion': reduced,
    'forced colours': forced,
    Tab: tab,
    ...engines,
  }).flatMap(([check, found]) => found.problems.map((problem) => `${check}: ${problem}`));

/** The matrix as it was last written. */
export const readRecorded = () => (existsSync(matrixFile) ? JSON.parse(readFileSync(matrixFile, 'utf8')) : {});

/** The results that the matrix shows: those that `npm test` has just written, and those of slower commands. */
export function readResults() {
  for (const file of [
    'storybook-static/index.json',
    'test-results/stories.jsonl',
    'packages/ui/test-results/unit.json',
  ])
    if (!existsSync(join(root, file))) throw new Error(`There is no ${file}. Run npm test first.`);
  const unitTests = readJson('packages/ui/test-results/unit.json');
  const lines = read('test-results/stories.jsonl').trim().split('\n');
  return {
    units: kitUnits().map((unit) => ({
      ...unit,
      sources: sourcesHash(unit.folder),
      interactive: isInteractive(unit),
      leastWidth: leastWidth(unit),
      speech: spokenOf(unit),
    })),
    stories: Object.values(readJson('storybook-static/index.json').entries).filter(({ type }) => type === 'story'),
    passed: new Map(lines.map((line) => JSON.parse(line)).map((line) => [line.id, line])),
    files: unitTests.testResults.map(({ name, assertionResults }) => ({
      name: name.replace(/.*\/packages\/ui\//, ''),
      passed: assertionResults.filter(({ status }) => status === 'passed').length,
      failed: assertionResults.filter(({ status }) => status === 'failed').length,
    })),
    tested: {
      date: new Date(unitTests.startTime).toISOString().slice(0, 10),
      with: `Vitest ${readJson('node_modules/vitest/package.json').version}`,
    },
    sizes: readJson('packages/ui/src/sizes.json'),
    surroundings: readJson('packages/ui/evidence/surroundings.json'),
  };
}
