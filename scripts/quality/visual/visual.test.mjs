import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { comparePictures } from './compare-pictures.mjs';
import { writeReport } from './write-report.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
  for (const kind of ['before', 'after', 'difference']) mkdirSync(join(folder, kind));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Saves a grey picture of this size with one black pixel per place in `dots`. */
function save(kind, { width = 4, height = 4, dots = [] } = {}) {
  const picture = new PNG({ width, height });
  picture.data.fill(200);
  for (const dot of dots) picture.data.fill(0, dot * 4, dot * 4 + 3);
  writeFileSync(join(folder, kind, 'button.png'), PNG.sync.write(picture));
}
const compare = () =>
  comparePictures(...['before', 'after', 'difference'].map((kind) => join(folder, kind, 'button.png')));

describe('visual review', () => {
  it('finds nothing in equal pictures', () => {
    save('before');
    save('after');
    expect(compare()).toEqual({ state: 'same', pixels: 0 });
    expect(existsSync(join(folder, 'difference/button.png'))).toBe(false);
  });

  it('counts the pixels that differ, and draws them', () => {
    save('before');
    save('after', { dots: [5, 6] });
    expect(compare()).toEqual({ state: 'changed', pixels: 2 });
    expect(PNG.sync.read(readFileSync(join(folder, 'difference/button.png')))).toMatchObject({ width: 4, height: 4 });
  });

  it('compares pictures of different heights', () => {
    save('before');
    save('after', { height: 6 });
    expect(compare()).toEqual({ state: 'changed', pixels: 8 });
  });

  it('recognizes added and removed stories', () => {
    save('after');
    expect(compare().state).toBe('added');
    save('before');
    rmSync(join(folder, 'after/button.png'));
    expect(compare().state).toBe('removed');
  });

  it('shows before, after and difference of a changed story, and the only picture of an added one', () => {
    const changes = [
      { file: 'button.png', state: 'changed', pixels: 2 },
      { file: 'tag.png', state: 'added', pixels: 0 },
    ];
    writeReport(folder, { base: 'main (abc1234)', total: 9, changes });
    const html = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(html).toContain('2 of 9 pictures differ');
    expect([...html.matchAll(/src="([^"]+)"/g)].map(([, src]) => src)).toEqual([
      'before/button.png',
      'after/button.png',
      'difference/button.png',
      'after/tag.png',
    ]);
  });
});
