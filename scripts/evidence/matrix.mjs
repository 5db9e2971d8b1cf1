import { storiesOf } from '../lib/units.mjs';

/**
 * @typedef {object} Cell
 * @property {'pass' | 'stale' | 'missing' | 'fail' | 'none'} state `stale`: the sources have changed since; `missing`: no command has checked
 * this unit; `none`: nothing to prove
 * @property {string} says what was found
 * @property {string[]} of stories, files or pages that were checked; `--name` is a story of the unit itself
 * @property {string} [with] versions of the tools
 * @property {string} [date]
 */

/**
 * The status of every unit, from the results of all checks.
 *
 * @param {ReturnType<typeof import('./results.mjs').readResults>} results
 * @returns {Record<string, Record<string, Cell>>}
 */
export function matrixOf({ units, stories, passed, files, tested, sizes, surroundings }) {
  return Object.fromEntries(
    units.map((unit) => {
      const own = storiesOf(unit, stories).map(({ id }) => id);
      const lines = own.map((id) => passed.get(id));
      const around = surroundings[unit.path];
      const cells = {
        axe: axeCell(unit, own, lines, around),
        keyboard: keyboardCell(unit, own, lines, around),
        speech: speechCell(unit, own),
        forced: surroundingsCell(unit, own, around, 'forced', 'fields have edges and states differ in'),
        reflow: reflowCell(unit, own, around),
        reduced: surroundingsCell(unit, own, around, 'reduced', 'nothing moves by itself in'),
        engines: enginesCell(unit, own, around),
        size: sizeCell(unit, sizes),
        tests: testsCell(unit, files, tested),
      };
      return [unit.path, mapValues(cells, (cell) => withShortIds(unit, cell))];
    }),
  );
}

/**
 * Failed results, and proofs that are in the recorded matrix but not in the new one. Stale proofs and those that a new unit does not have yet
 * are not reported, because slower commands make them.
 */
export function lostProofs(matrix, recorded) {
  return Object.entries(matrix).flatMap(([path, row]) =>
    Object.entries(row)
      .filter(([column, { state }]) => {
        const had = ['pass', 'stale'].includes(recorded[path]?.[column]?.state);
        return state === 'fail' || (had && ['missing', 'none'].includes(state));
      })
      .map(([column, { says, of }]) => `${path}: ${column}: ${says} ${of.slice(0, 3).join(' ')}`.trim()),
  );
}

const mapValues = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]));

function withShortIds({ path }, { state, says, of, ...rest }) {
  const start = path.replace('/', '-');
  return { state, says, of: of.map((id) => (id.startsWith(`${start}--`) ? id.slice(start.length) : id)), ...rest };
}

const missing = (says) => ({ state: 'missing', says, of: [] });
const fail = (says, of = []) => ({ state: 'fail', says, of });
const count = (number, what) => `${number} ${number === 1 ? what : what.replace(/y$/, 'ie').concat('s')}`;

/** The stories without a passed test. */
const notPassed = (own, lines) => own.filter((_, index) => !lines[index]);

function axeCell({ sources }, own, lines, around) {
  const failed = notPassed(own, lines);
  if (failed.length > 0) return fail(`${count(failed.length, 'story')} did not pass`, failed);
  const checked = lines.filter(({ axe }) => axe);
  if (checked.length === 0) return fail('axe checked no story');
  if (!around?.phone) return missing('was not checked on a phone and in other brands: npm run test:surroundings');
  const problems = [...around.phone.problems, ...around.brands.problems];
  if (problems.length > 0) return fail(problems[0]);
  return {
    state: around.sources === sources ? 'pass' : 'stale',
    says: `axe finds nothing in ${count(checked.length, 'story')}, nor in ${around.phone.stories} of them at 390 px; contrast in every brand`,
    of: checked.map(({ id }) => id),
    with: checked[0].with,
    date: around.date,
  };
}

function keyboardCell({ interactive, sources }, own, lines, around) {
  if (!interactive) return { state: 'none', says: 'nothing to operate', of: [] };
  const pressed = lines.filter((line) => line?.keys > 0);
  const tab = around?.tab;
  if (tab?.problems.length > 0) return fail(tab.problems[0], own);
  if (pressed.length > 0) {
    const { with: versions, date } = pressed[0];
    const keys = pressed.reduce((sum, line) => sum + line.keys, 0);
    const says = `${count(keys, 'key')} pressed in ${count(pressed.length, 'story')}${tab ? `; Tab stops ${tab.stops} times, each with a visible focus` : ''}`;
    return { state: 'pass', says, of: pressed.map(({ id }) => id), with: versions, date };
  }
  if (!tab) return missing('was not tested with Tab: npm run test:surroundings');
  if (tab.stops === 0) return fail('no story is operated by keyboard', own);
  return {
    state: around.sources === sources ? 'pass' : 'stale',
    says: `Tab stops ${tab.stops} times in ${count(tab.stories, 'story')}, each with a visible focus`,
    of: own,
    with: around.chromium,
    date: around.date,
  };
}

function speechCell({ interactive, speech, sources, path }, own) {
  if (!interactive) return { state: 'none', says: 'nothing to operate', of: [] };
  if (!speech) return missing('has no transcript: npm run speech');
  return {
    state: speech.sources === sources ? 'pass' : 'stale',
    says: speech.sources === sources ? 'spoken as it is' : 'spoken before its sources changed: npm run speech',
    of: [`docs:${path}`, ...own.filter((id) => id === speech.of)],
    with: speech.versions,
    date: speech.date,
  };
}

function reflowCell(unit, own, around) {
  if (unit.leastWidth > 320)
    return { state: 'none', says: `not shown below ${unit.leastWidth} px, by its page`, of: [] };
  if (around?.reflow?.stories === 0) return fail('no story was checked at 320 px');
  return surroundingsCell(unit, own, around, 'reflow', 'nothing is lost at 320 px with text at 200 % in');
}

function surroundingsCell({ sources }, own, around, check, words) {
  const found = around?.[check];
  if (!found) return missing('was not checked: npm run test:surroundings');
  if (found.problems.length > 0) return fail(found.problems[0]);
  const { date, chromium } = around;
  const says = `${words} ${count(found.stories, 'story')}`;
  return { state: around.sources === sources ? 'pass' : 'stale', says, of: own, with: chromium, date };
}

function enginesCell({ sources }, own, around) {
  const engines = Object.values(around?.engines ?? {});
  if (engines.length < 2) return missing('was not tested in Firefox and WebKit: npm run test:surroundings');
  const problems = engines.flatMap((engine) => engine.problems);
  if (problems.length > 0) return fail(problems[0]);
  const versions = [around.chromium, ...engines.map((engine) => engine.with)].join(', ');
  return {
    state: around.sources === sources ? 'pass' : 'stale',
    says: `stories and what they play work in three engines, ${count(engines[0].stories, 'story')} in each`,
    of: own.filter((id) => around.tried.includes(id)),
    with: versions,
    date: around.date,
  };
}

function sizeCell({ path }, sizes) {
  const bytes = sizes[path];
  if (!bytes) return fail('its cost was not measured: npm run sizes -w @boundless/ui');
  return {
    state: 'pass',
    says: `${(bytes / 1024).toFixed(1)} KiB alone, gzipped, without React`,
    of: ['page:foundations-import-cost'],
  };
}

function testsCell({ path }, files, tested) {
  const own = files.filter(({ name }) => name.startsWith(`src/${path}/`));
  const sum = (key) => own.reduce((total, file) => total + file[key], 0);
  if (sum('passed') === 0 || sum('failed') > 0) return fail(`${sum('passed')} tests passed, ${sum('failed')} failed`);
  const of = own.map(({ name, passed }) => `${name}: ${passed} passed`);
  return { state: 'pass', says: `${count(sum('passed'), 'test')} passed`, of, ...tested };
}
