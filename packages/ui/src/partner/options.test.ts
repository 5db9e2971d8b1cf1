import { describe, expect, it } from 'vitest';
import { readOptions } from './options.js';

const acme = { id: 'acme', name: 'Acme', accent: '#ffe600' };
const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0);
const encode = (svg: string) => new TextEncoder().encode(svg);
const error = (code: string) => Object.assign(new Error(code), { code });
const files: Record<string, () => Uint8Array> = {
  'acme.svg': () => encode('<svg viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'),
  'image.svg': () => encode('<svg viewBox="0 0 9 9"><image href="x.png"/></svg>'),
  'acme.png': () => png,
  'no.svg': () => {
    throw error('ENOENT');
  },
  folder: () => {
    throw error('EISDIR');
  },
  locked: () => {
    throw error('EACCES');
  },
};
const read = (given: Record<string, string>) => readOptions(given, (path) => (files[path] ?? (() => encode('')))());
const problems = (parts: Record<string, string>) => read({ ...acme, ...parts }).problems;

describe('readOptions', () => {
  it('accepts valid options, and makes the id from the name', () => {
    const given = {
      name: 'Żółta Łódź',
      accent: 'navy',
      second: 'gold',
      font: 'serif',
      lang: 'fr-CA',
      logo: 'acme.svg',
    };
    expect(read(given)).toEqual({ options: { ...given, id: 'zolta-lodz' } });
    expect(problems({ name: 'A'.repeat(40) })).toBeUndefined();
  });

  it('leaves out blanks at the ends, which no text of a page may have', () => {
    const given = { name: '  Acme ', id: ' acme', accent: ' #ffe600 ', title: ' Get Funded ' };
    expect(read(given)).toEqual({ options: { name: 'Acme', id: 'acme', accent: '#ffe600', title: 'Get Funded' } });
  });

  it.each([
    [{ id: 'Acme Inc' }, '--id must be lower-case words joined by hyphens, the first beginning with a letter'],
    [{ id: '../../etc' }, '--id must be lower-case words joined by hyphens, the first beginning with a letter'],
    [{ id: '日本' }, '--id must be lower-case words joined by hyphens, the first beginning with a letter'],
    [{ id: 'default' }, '--id is a reserved word of JavaScript; add another word, such as new-bank'],
    [{ id: 'await' }, '--id is a reserved word of JavaScript; add another word, such as new-bank'],
    [
      { id: 'define-partner' },
      "--id is a name that every partner's file imports; add a word, such as new-define-partner",
    ],
    [{ accent: 'sunny' }, '--accent "sunny" is not a CSS colour. Write one such as #0a7a50.'],
    [{ second: 'rgb(0 0 0 / .4)' }, '--second "rgb(0 0 0 / .4)" is see-through. Give the solid colour.'],
    [{ name: 'A\nB' }, '--name must be one line of text'],
    [{ name: 'A\u2028B' }, '--name must be one line of text'],
    [{ name: 'Acm\uFFFD' }, '--name must be one line of text'],
    [{ title: 'Get\u2028Funded' }, '--title must be one line of text'],
    [{ name: '' }, '--name must not be empty'],
    [{ name: 'A'.repeat(41) }, '--name must be at most 40 characters, to fit next to our logo'],
    [{ lang: 'french' }, '--lang must be a language tag such as de or fr-CA'],
    [{ font: 'comic' }, '--font must be display, body or serif'],
    [{ logo: 'acme.png' }, '--logo This is a PNG; give an SVG'],
    [{ logo: 'no.svg' }, '--logo there is no file no.svg'],
    [{ logo: 'folder' }, '--logo folder is not a file; give the path of the SVG'],
    [{ logo: 'locked' }, '--logo locked cannot be read (EACCES); give a file that you can open'],
    [{ logo: 'image.svg' }, '--logo The logo uses <image>. Convert it to outlines, so that it has shapes only.'],
  ])('refuses %j with a message that says what to do', (parts, message) => {
    expect(problems(parts as Record<string, string>)).toEqual([message]);
  });

  it('says that an id was made from the name', () => {
    expect(read({ name: '日本金融', accent: 'navy' }).problems).toEqual([
      'No id can be derived from the name "日本金融": it has no Latin letter. Give --id.',
    ]);
    expect(read({ name: 'Default', accent: 'navy' }).problems?.[0]).toMatch(
      /^The id default, derived from the name, is a reserved word .* Give --id\.$/,
    );
  });

  it('names what is missing', () => {
    expect(read({}).problems).toEqual(['--name is missing', '--id is missing', '--accent is missing']);
  });
});
