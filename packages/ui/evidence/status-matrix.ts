import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sizes from '../src/sizes.json' with { type: 'json' };
import recorded from './results.json' with { type: 'json' };
import { leastWidths, staticUnits } from './units.ts';

/** What `npm run test:environments` has found in a unit: a line of `results.json`. */
export interface UnitResult {
  date: string;
  commit: string;
  tools: string;
  /** Numbers of stories that were checked: at all, on a phone, and at 320 px. */
  stories: number;
  phone: number;
  reflow: number;
  /** Stories that were shown from right to left. */
  rtl: number;
  keys: number;
  tabStops: number;
  /** The stories that ran in Firefox and WebKit too: the ends of their ids, after `--`. */
  engines: readonly string[];
  /** By check; none if everything passed. */
  problems?: Partial<Record<Check, readonly string[]>>;
}

export type Check = 'brands' | 'phone' | 'rtl' | 'reflow' | 'reduced' | 'forced' | 'tab' | 'engines';

export type Column = keyof ReturnType<typeof statusCells>;

export interface Cell {
  /** `missing`: not checked yet; `none`: nothing to check. */
  state: 'pass' | 'fail' | 'missing' | 'none';
  summary: string;
  tools?: string;
  date?: string;
  /** Ids of stories, `page:` with the id of a docs page, or names of files. Without them: all stories of the unit. */
  items?: readonly string[];
}

export interface Row {
  cells: Readonly<Record<Column, Cell>>;
  /** Subjects of the commits that changed the unit after its check; `unknown` if git does not have that commit. */
  changes: readonly string[] | 'unknown';
}

export type StatusMatrix = Readonly<Record<string, Row>>;

export interface UnitFacts {
  isStatic: boolean;
  leastWidth: number;
  /** Bytes of importing it alone, gzipped. */
  size: number;
  tests: readonly string[];
  /** The first line of its transcript. */
  transcript: string | undefined;
}

/** How a unit's path begins the ids of its stories and of its docs page. */
const idOf = (path: string) => path.replace('/', '-');

const kit = join(import.meta.dirname, '..');
const results: Readonly<Record<string, UnitResult>> = recorded;

export function readStatusMatrix(): StatusMatrix {
  const rows = Object.entries(sizes).map(([path, size]) => {
    const transcript = join(kit, `evidence/speech/${path}.txt`);
    const facts = {
      isStatic: staticUnits.has(path),
      leastWidth: leastWidths[path] ?? 0,
      size,
      tests: readdirSync(join(kit, 'src', path)).filter((file) => file.includes('.test.')),
      transcript: existsSync(transcript) ? readFileSync(transcript, 'utf8').split('\n')[0] : undefined,
    };
    const result = results[path];
    const row = { cells: statusCells(path, facts, result), changes: result ? changesSince(result.commit, path) : [] };
    return [path, row] as const;
  });
  return Object.fromEntries(rows);
}

export function statusCells(path: string, facts: UnitFacts, result: UnitResult | undefined) {
  const checked = (checks: readonly Check[], summarize: (result: UnitResult) => string): Cell => {
    if (!result) return checkedNever;
    const { tools, date } = result;
    const problem = checks.flatMap((check) => result.problems?.[check] ?? [])[0];
    return { state: problem ? 'fail' : 'pass', summary: problem ?? summarize(result), tools, date };
  };
  const nothingToOperate: Cell = { state: 'none', summary: 'nothing to operate' };
  return {
    axe: checked(
      ['brands', 'phone'],
      ({ stories, phone }) =>
        `axe finds nothing in ${stories} stories, nor in ${phone} of them at 390 px; contrast in every brand`,
    ),
    keyboard: facts.isStatic
      ? nothingToOperate
      : checked(
          ['tab'],
          ({ keys, tabStops }) =>
            `Tab stops ${tabStops} times, each with a visible focus; keys that play functions press: ${keys}`,
        ),
    speech: facts.isStatic ? nothingToOperate : speechCell(path, facts.transcript),
    forced: checked(['forced'], ({ stories }) => `fields have edges and states differ in ${stories} stories`),
    reflow:
      facts.leastWidth > 320
        ? { state: 'none', summary: `another unit replaces it below ${facts.leastWidth} px` }
        : checked(['reflow'], ({ reflow }) => `nothing is lost at 320 px with text at 200 % in ${reflow} stories`),
    rtl: checked(['rtl'], ({ rtl }) => `nothing is lost from right to left in ${rtl} stories`),
    reduced: checked(['reduced'], ({ stories }) => `nothing moves by itself in ${stories} stories`),
    engines: {
      ...checked(['engines'], ({ engines }) => `${engines.length} stories work in three engines`),
      items: result?.engines.map((name) => `${idOf(path)}--${name}`) ?? [],
    },
    size: {
      state: 'pass',
      summary: `${(facts.size / 1024).toFixed(1)} KiB alone, gzipped, without React`,
      items: ['page:foundations-import-cost'],
    },
    tests: { state: facts.tests.length > 0 ? 'pass' : 'missing', summary: 'run by npm test', items: facts.tests },
  } satisfies Record<string, Cell>;
}

const checkedNever: Cell = { state: 'missing', summary: 'not checked yet: npm run test:environments' };

function speechCell(path: string, firstLine: string | undefined): Cell {
  if (!firstLine) return { state: 'missing', summary: 'no transcript yet: npm run speech' };
  const [story = '', tools = '', date = ''] = firstLine.split(' · ');
  return {
    state: 'pass',
    summary: 'its transcript is at the end of its page',
    tools,
    date,
    items: [`page:${idOf(path)}`, story],
  };
}

/** Subjects of the commits since `commit` that changed a unit's folder. A shallow clone may lack the commit. */
export function changesSince(commit: string, path: string, cwd = kit): readonly string[] | 'unknown' {
  try {
    const args = ['log', '--format=%h %s', `${commit}..`, '--', `src/${path}`];
    const log = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return log.split('\n').filter(Boolean);
  } catch {
    return 'unknown';
  }
}

/** Tags for a file of stories: the columns in which its unit passes, and `changed` if the unit has changed since its check. */
export function statusTags(matrix: StatusMatrix, storyFile: string): string[] {
  const [, path = ''] = storyFile.match(/packages\/ui\/src\/(\w+\/[\w-]+)\//) ?? [];
  const row = matrix[path];
  if (!row) return [];
  const passed = Object.entries(row.cells).filter(([, { state }]) => state === 'pass');
  return [
    ...passed.map(([column]) => column),
    ...(row.changes.length > 0 && row.changes !== 'unknown' ? ['changed'] : []),
  ];
}
