import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
    const files = filesOf(content, 'acme');
    expect(createPartner({ ...acme, logo }, content)).toEqual([files.page, files.logo]);
    expect(readFileSync(files.page, 'utf8')).toContain("id: 'acme'");
    expect(readFileSync(files.logo, 'utf8')).toContain('aria-label="Acme"');
  });

  it('does not overwrite files if it runs again', () => {
    const { page } = filesOf(content, 'acme');
    expect(createPartner(acme, content)).toEqual([page]);
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
    expect(partnerFile(acme)).toBe(`import { definePartner } from './page/define-partner.js';

// cspell:words Acme Funded Fast
export const acme = definePartner({
  id: 'acme',
  brand: {
    name: 'Acme',
    accent: '#ffe600',
  },
  hero: {
    title: 'Get Funded Fast!',
  },
});
`);
  });

  it('adds the words of the id to the spelling list', () => {
    const file = partnerFile({ ...acme, name: 'Żółta Łódź', id: 'zolta-lodz' });
    expect(file).toContain('// cspell:words Żółta Łódź Funded Fast zolta lodz\n');
  });

  it('escapes every name, and writes the language', () => {
    const name = `O'Neil \`$\{process.exit(1)}\` "&" \\`;
    const source = partnerFile({ ...acme, name, lang: 'fr-CA' })
      .replace(/^import.*$/gm, '')
      .replace('export const acme =', 'return');
    const page = new Function('definePartner', source)((input: unknown) => input);
    expect(page).toMatchObject({ lang: 'fr-CA', brand: { name }, hero: { title: 'Get Funded Fast!' } });
  });
});
