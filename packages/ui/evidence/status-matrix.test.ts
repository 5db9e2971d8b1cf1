import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import sizes from '../src/sizes.json' with { type: 'json' };
import { changesSince, readStatusMatrix, statusCells, statusTags, type UnitResult } from './status-matrix.js';

const path = 'components/faq';
const facts = {
  isStatic: false,
  leastWidth: 0,
  size: 2048,
  tests: ['faq.test.tsx'],
  transcript: 'components-faq--closed · Orca 43.1, Firefox 153 · 2026-01-03',
};
const result: UnitResult = {
  date: '2026-01-02',
  commit: 'abc1234',
  tools: 'Chromium 1, axe 4',
  stories: 4,
  phone: 3,
  reflow: 2,
  rtl: 4,
  keys: 1,
  tabStops: 8,
  engines: ['closed', 'opened-by-click'],
};
const statesOf = (changedFacts: Partial<typeof facts> = {}, changed?: Partial<UnitResult> | null) =>
  Object.fromEntries(
    Object.entries(
      statusCells(path, { ...facts, ...changedFacts }, changed === null ? undefined : { ...result, ...changed }),
    ).map(([column, { state }]) => [column, state]),
  );

describe('statusCells', () => {
  it('shows what was found, with which tools, when and where', () => {
    const cells = statusCells(path, facts, result);
    expect(new Set(Object.values(cells).map(({ state }) => state))).toEqual(new Set(['pass']));
    expect(cells.axe.summary).toBe(
      'axe finds nothing in 4 stories, nor in 3 of them at 390 px; contrast in every brand',
    );
    expect(cells.axe).toMatchObject({ tools: 'Chromium 1, axe 4', date: '2026-01-02' });
    expect(cells.engines.items).toEqual(['components-faq--closed', 'components-faq--opened-by-click']);
    expect(cells.speech).toMatchObject({
      tools: 'Orca 43.1, Firefox 153',
      date: '2026-01-03',
      items: ['page:components-faq', 'components-faq--closed'],
    });
  });

  it.each([
    ['brands', 'axe'],
    ['phone', 'axe'],
    ['tab', 'keyboard'],
    ['forced', 'forced'],
    ['reflow', 'reflow'],
    ['rtl', 'rtl'],
    ['reduced', 'reduced'],
    ['engines', 'engines'],
  ])('shows a problem of the check "%s" in the column "%s"', (check, column) => {
    const states = statesOf({}, { problems: { [check]: ['it is bad'] } });
    expect(Object.entries(states).filter(([, state]) => state === 'fail')).toEqual([[column, 'fail']]);
  });

  it('marks what was not checked yet', () => {
    const states = statesOf({ transcript: undefined as never, tests: [] }, null);
    expect(Object.entries(states).filter(([, state]) => state !== 'missing')).toEqual([['size', 'pass']]);
  });

  it('requires no keyboard check and no transcript from a unit with nothing to operate', () => {
    expect(statesOf({ isStatic: true, transcript: undefined as never }, null)).toMatchObject({
      keyboard: 'none',
      speech: 'none',
    });
  });

  it('requires no check at 320 px from a unit that is not shown there', () => {
    expect(statesOf({ leastWidth: 1024 }, null).reflow).toBe('none');
  });
});

describe('changesSince', () => {
  const folder = mkdtempSync(join(tmpdir(), 'boundless-changes-'));
  const clone = join(folder, 'clone');
  const kit = join(folder, 'kit');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@boundless.example'];
  const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();
  const commit = (file: string, subject: string) => {
    mkdirSync(join(kit, 'src', path), { recursive: true });
    writeFileSync(join(kit, 'src', file), subject);
    git(kit, 'add', '.');
    git(kit, ...author, 'commit', '--quiet', '-m', subject);
    return git(kit, 'rev-parse', 'HEAD');
  };
  mkdirSync(kit);
  git(kit, 'init', '--quiet');
  const checked = commit(`${path}/faq.tsx`, 'Add');
  const changed = commit(`${path}/faq.tsx`, 'Change');
  commit('other.ts', 'Change another unit');
  git(folder, 'clone', '--quiet', '--depth=1', `file://${kit}`, clone);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('names the commits that changed the folder', () => {
    expect(changesSince(checked, path, kit)).toEqual([expect.stringMatching(/^[0-9a-f]+ Change$/)]);
  });

  it('finds no change since the last commit of the folder', () => {
    expect(changesSince(changed, path, kit)).toEqual([]);
  });

  it('is unknown in a shallow clone', () => expect(changesSince(checked, path, clone)).toBe('unknown'));
});

describe('the matrix of the kit', () => {
  const matrix = readStatusMatrix();

  it('has a row for each unit', () => expect(Object.keys(matrix)).toEqual(Object.keys(sizes)));

  it('tags stories with the columns in which their unit passes', () => {
    expect(statusTags(matrix, '/repository/packages/ui/src/components/faq/faq.stories.tsx')).toContain('axe');
    expect(statusTags(matrix, '/repository/packages/ui/docs/foundations/colour.stories.tsx')).toEqual([]);
  });
});
