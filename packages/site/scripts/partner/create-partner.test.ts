import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answers, suggestId, variableName } from './answers.js';
import { contrastReport } from './contrast-report.js';
import { createPartner, filesOf } from './create-partner.js';
import { partnerFile } from './partner-file.js';

let content: string;
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'partner-'));
  mkdirSync(join(content, 'partners'));
  mkdirSync(join(content, 'assets/partners'), { recursive: true });
});
afterEach(() => rmSync(content, { recursive: true }));

const acme = { id: 'acme', name: 'Acme', accent: '#ffe600', title: 'Get Funded Fast!' };

function drawLogo(inside: string) {
  const file = join(content, 'logo.svg');
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`);
  return file;
}

describe('createPartner', () => {
  it('writes the file and the logo', () => {
    const logo = drawLogo('<path fill="#123456" d="M0 0h9v9z"/>');
    const created = createPartner({ ...acme, logo }, content);
    expect(created).toEqual(filesOf(content, 'acme'));
    expect(readFileSync(created.page, 'utf8')).toContain("id: 'acme'");
    expect(readFileSync(created.logo ?? '', 'utf8')).toContain('aria-label="Acme"');
  });

  it('does not overwrite files if it runs again', () => {
    const { page } = createPartner(acme, content);
    writeFileSync(page, 'edited by hand');
    expect(() => createPartner(acme, content)).toThrow('exists already; nothing was written');
    expect(readFileSync(page, 'utf8')).toBe('edited by hand');
  });

  it('writes nothing if only the logo exists', () => {
    const logo = drawLogo('<path d="M0 0h9v9z"/>');
    writeFileSync(filesOf(content, 'acme').logo, 'a logo');
    expect(() => createPartner({ ...acme, logo }, content)).toThrow('exists already');
    expect(existsSync(filesOf(content, 'acme').page)).toBe(false);
  });
});

describe('partnerFile', () => {
  it('holds brand, hero and id only', () => {
    expect(partnerFile(acme)).toBe(`import { definePartner } from '../define-partner.js';
import { statements } from '../statements.js';

// cspell:words Acme Funded Fast
export const acme = definePartner({
  id: 'acme',
  brand: {
    name: 'Acme',
    accent: '#ffe600',
  },
  hero: {
    title: 'Get Funded Fast!',
    lede: \`Acme customers create one profile for all lenders. \${statements.matching} \${statements.decisionShort}\`,
  },
});
`);
  });

  it('adds the words of the id to the spelling list', () => {
    const file = partnerFile({ ...acme, name: 'Żółta Łódź', id: 'zolta-lodz' });
    expect(file).toContain('// cspell:words Żółta Łódź Funded Fast zolta lodz\n');
  });

  it('escapes every name', () => {
    const name = `O'Neil \`$\{process.exit(1)}\` "&" \\`;
    const source = partnerFile({ ...acme, name })
      .replace(/^import.*$/gm, '')
      .replace('export const acme =', 'return');
    const page = new Function('definePartner', 'statements', source)((input: unknown) => input, {
      matching: 'Matching takes minutes.',
      decisionShort: 'Decisions take longer.',
    });
    expect(page.brand.name).toBe(name);
    expect(page.hero.lede).toBe(
      `${name} customers create one profile for all lenders. Matching takes minutes. Decisions take longer.`,
    );
  });
});

describe('answers', () => {
  const reason = (parts: object) =>
    answers.safeParse({ ...acme, ...parts }).error?.issues.map(({ message }) => message);

  it('are accepted if they are valid', () => {
    expect(reason({ second: 'navy', font: 'serif' })).toBeUndefined();
  });

  it.each([
    [{ id: 'Acme Inc' }, 'must be lower-case words joined by hyphens, the first beginning with a letter'],
    [{ id: '../../etc' }, 'must be lower-case words joined by hyphens, the first beginning with a letter'],
    [{ id: 'default' }, 'is a reserved word of JavaScript; add another word, such as new-bank'],
    [{ accent: 'sunny' }, '"sunny" is not a CSS colour. Write one such as #0a7a50.'],
    [{ id: 'await' }, 'is a reserved word of JavaScript; add another word, such as new-bank'],
    [{ id: 'define-partner' }, "is a name that every partner's file imports; add a word, such as statements-bank"],
    [{ accent: 'rgb(255 247 176 / .4)' }, '"rgb(255 247 176 / .4)" is see-through. Give the solid colour.'],
    [{ name: 'A\nB' }, 'must be one line of text'],
    [{ name: '' }, 'must not be empty'],
    [{ logo: '/no/such.svg' }, 'there is no file /no/such.svg'],
    [{ logo: tmpdir() }, `${tmpdir()} is not a file; give the path of the SVG`],
    [
      { logo: `${import.meta.filename}/a.svg` },
      `${import.meta.filename}/a.svg cannot be read (ENOTDIR); give a file that you can open`,
    ],
    [{ font: 'comic' }, 'must be display, body or serif'],
  ])('%j are refused with a message that says what to do', (parts, message) => {
    expect(reason(parts)).toContain(message);
  });

  it('refuse an id that equals a name which the file imports', () => {
    const names = [...partnerFile(acme).matchAll(/^import \{ (\w+) \}/gm)].map(([, name = '']) => name);
    expect(names).toHaveLength(2);
    for (const name of names) {
      const id = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect(reason({ id })?.[0], id).toContain("every partner's file imports");
    }
  });

  it('report one problem of an invalid id', () => {
    expect(reason({ id: '' })).toHaveLength(1);
  });

  it('refuse a logo that has anything but shapes', () => {
    expect(reason({ logo: drawLogo('<image href="x.png"/>') })?.[0]).toContain('uses <image>');
  });

  it('suggest an id for a name', () => {
    expect(suggestId('Żółta Łódź')).toBe('zolta-lodz');
    expect(suggestId('360 Straße')).toBe('strasse');
    expect(suggestId('日本金融')).toBe('');
    expect(variableName('nord-licht-2')).toBe('nordLicht2');
  });
});

it('reports the contrast of every pair, and which colours were changed', () => {
  const lines = contrastReport({ accent: '#ffe600' });
  expect(lines.find((line) => line.startsWith('All '))).toMatch(
    /^All \d+ pairs pass; the lowest of text is [45]\.\d\d\.$/,
  );
  expect(lines.at(-1)).toMatch(/^Note: #ffe600 as text/);
});
