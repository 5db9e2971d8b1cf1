import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lostProofs, matrixOf } from '../../../scripts/evidence/matrix.mjs';
import { sourcesHash, sourcesOf } from '../../../scripts/lib/unit-sources.mjs';
import { aboutTranscript, formatTranscript, saidIn } from '../../../scripts/speech/transcript.mjs';

const path = 'components/faq';
const line = { id: 'faq--a', keys: 3, axe: true, with: 'Chromium 1', date: '2026-01-02' };
const fine = { stories: 1, problems: [] };
const around = {
  sources: 'abc',
  date: '2026-01-02',
  chromium: 'Chromium 1',
  brands: fine,
  phone: fine,
  reflow: fine,
  reduced: fine,
  forced: fine,
};
const engine = { with: 'Firefox 1', ...fine };
const results = {
  units: [{ path, interactive: true, sources: 'abc', speech: { sources: 'abc', of: 'faq--a' } }],
  stories: [{ id: 'faq--a', importPath: `./packages/ui/src/${path}/faq.stories.tsx` }],
  passed: new Map([['faq--a', line]]),
  files: [{ name: `src/${path}/faq.test.tsx`, passed: 4, failed: 0 }],
  tested: {},
  sizes: { [path]: 2048 },
  surroundings: {
    [path]: { ...around, tab: { ...fine, stops: 3 }, tried: ['faq--a'], engines: { firefox: engine, webkit: engine } },
  },
};
const statesOf = (changed) =>
  Object.fromEntries(
    Object.entries(matrixOf({ ...results, ...changed })[path]).map(([column, { state }]) => [column, state]),
  );
const unit = (changed) => ({ units: [{ ...results.units[0], ...changed }] });
const passed = (changed) => ({ passed: new Map([['faq--a', { ...line, ...changed }]]) });
const looked = (changed) => ({ surroundings: { [path]: { ...results.surroundings[path], ...changed } } });

describe('the status matrix', () => {
  it('passes if every proof exists', () => {
    expect(new Set(Object.values(statesOf({})))).toEqual(new Set(['pass']));
  });

  it.each([
    ['a story that did not pass', { passed: new Map() }, ['axe']],
    ['axe that is off', passed({ axe: false }), ['axe']],
    ['what axe finds on a phone', looked({ phone: { stories: 1, problems: ['label'] } }), ['axe']],
    ['bad contrast in a brand', looked({ brands: { stories: 1, problems: ['contrast'] } }), ['axe']],
    ['stories that are pinned to wide windows', looked({ reflow: { stories: 0, problems: [] } }), ['reflow']],
    ['text that is cut off', looked({ reflow: { stories: 1, problems: ['cut off'] } }), ['reflow']],
    [
      'no story with keys, and no Tab stop',
      { ...passed({ keys: 0 }), ...looked({ tab: { ...fine, stops: 0 } }) },
      ['keyboard'],
    ],
    ['something that moves', looked({ reduced: { stories: 1, problems: ['rotates'] } }), ['reduced']],
    ['a field without an edge', looked({ forced: { stories: 1, problems: ['no edge'] } }), ['forced']],
    [
      'a story that fails in WebKit',
      looked({ engines: { firefox: engine, webkit: { ...engine, problems: ['x'] } } }),
      ['engines'],
    ],
    ['no measured cost', { sizes: {} }, ['size']],
    ['no test', { files: [] }, ['tests']],
    ['a failed test', { files: [{ ...results.files[0], failed: 1 }] }, ['tests']],
  ])('fails because of %s', (_, changed, columns) => {
    const red = Object.entries(statesOf(changed)).filter(([, state]) => state === 'fail');
    expect(red.map(([column]) => column)).toEqual(columns);
  });

  it.each([
    ['no transcript', unit({ speech: undefined }), ['speech']],
    ['one engine less', looked({ engines: { firefox: engine } }), ['engines']],
    ['no check in other surroundings', { surroundings: {} }, ['axe', 'forced', 'reflow', 'reduced', 'engines']],
  ])('reports missing results with %s, and lost ones if they existed before', (_, changed, columns) => {
    const matrix = matrixOf({ ...results, ...changed });
    expect(columns.map((column) => matrix[path][column].state)).toEqual(columns.map(() => 'missing'));
    expect(lostProofs(matrix, {})).toEqual([]);
    expect(lostProofs(matrix, matrixOf(results)).map((problem) => problem.split(': ')[1])).toEqual(columns);
  });

  it('reports bad results, but not stale ones', () => {
    const bad = matrixOf({ ...results, ...looked({ reduced: { stories: 1, problems: ['rotates'] } }) });
    expect(lostProofs(bad, {})).toEqual([`${path}: reduced: rotates`]);
    expect(lostProofs(matrixOf({ ...results, ...unit({ sources: 'changed' }) }), matrixOf(results))).toEqual([]);
  });

  it('requires no proof at 320 px from a unit that is hidden there', () => {
    const pinned = { ...looked({ reflow: { stories: 0, problems: [] } }), ...unit({ leastWidth: 1024 }) };
    expect(statesOf(pinned)).toMatchObject({ reflow: 'none' });
  });

  it('marks results of earlier sources as stale', () => {
    const states = statesOf(unit({ sources: 'changed' }));
    const stale = Object.keys(states).filter((column) => states[column] === 'stale');
    expect(stale).toEqual(['axe', 'speech', 'forced', 'reflow', 'reduced', 'engines']);
  });

  it('requires no keyboard or speech proof from a unit without controls', () => {
    expect(statesOf(unit({ interactive: false, speech: undefined }))).toMatchObject({
      keyboard: 'none',
      speech: 'none',
    });
  });
});

describe('the sources of a unit', () => {
  const sources = sourcesOf(join(import.meta.dirname, '../src/components/rotator')).join(' ');

  it.each(['components/rotator/rotator-item.tsx', 'components/rotator/rotator.stories.tsx', 'hooks/use-rotation.ts'])(
    'include %s',
    (file) => expect(sources).toContain(`src/${file}`),
  );

  it('have a hash that ignores comments, but not code', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sources-'));
    const hashOf = (text) => {
      writeFileSync(join(folder, 'faq.ts'), text);
      return sourcesHash(folder);
    };
    const plain = hashOf('export const a = 1;\nexport const b = 2;\n');
    expect(hashOf('/** What it is. */\nexport const a = 1;\n  // Why.\nexport const b = 2;\n')).toBe(plain);
    expect(hashOf('export const a = 1;\n')).not.toBe(plain);
    rmSync(folder, { recursive: true });
  });

  it('include neither tests nor docs pages', () => expect(sources).not.toMatch(/\.test\.|\.mdx/));
});

describe('a transcript', () => {
  it('begins with its origin, followed by what was said', () => {
    const about = { sources: 'abc', of: 'faq--a', versions: 'Orca 43.1, Firefox 153', date: '2026-01-02' };
    const text = formatTranscript(about, [
      { what: 'Tab', said: ['Why?', 'collapsed', 'push button'] },
      { what: 'Enter', said: [] },
    ]);
    expect(text).toBe(
      'sources abc · faq--a · Orca 43.1, Firefox 153 · 2026-01-02\n\nTab\n  Why?, collapsed, push button\n\nEnter\n  (silence)\n',
    );
    expect(aboutTranscript(text)).toEqual(about);
  });

  it.each([
    ["19:42:25.8 - SPEECH OUTPUT: 'Why? push button.'{'established': False}", 'Why? push button.'],
    ["19:42:25.8 - SPEECH OUTPUT: 'It's free' voice=uppercase{'established': False}", "It's free"],
    ["19:42:25.8 - SPEECH OUTPUT: 'Focus mode'{'established': False}", undefined],
    ["19:42:25.8 - SPEECH OUTPUT: 'Finished loading Storybook.'{'established': False}", undefined],
    ["19:42:25.8 - SPEECH OUTPUT: 'New Tab page tab.'{'established': False}", undefined],
    ["19:42:25.8 - SPEECH OUTPUT: 'Messages page tab.'{'established': False}", 'Messages page tab.'],
    ['19:42:25.8 - SPEECH: Initialized', undefined],
  ])('reads %s', (log, words) => expect(saidIn(log)).toBe(words));
});
