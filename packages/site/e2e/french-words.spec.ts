import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { lint } from 'cspell';
import { JSDOM } from 'jsdom';

const dist = new URL('../dist/', import.meta.url);
const config = fileURLToPath(new URL('../../content/cspell-fr.json', import.meta.url));

/** What is not read as French: code, parts that are marked as another language, and names of lenders and people, which are invented. */
const others = 'script, style, template, pre, code, noscript, [lang]:not([lang^=fr]), [data-slot=testimonial]';

async function frenchPages(): Promise<string[]> {
  const routes = JSON.parse(await readFile(new URL('routes.json', dist), 'utf8'));
  const pages = Object.values<string>(routes.pages).filter((file) => /^fr[./]/.test(file));
  expect(pages.length).toBeGreaterThan(0);
  return [...pages, 'fr/404.html', 'fr/coming-soon.html'];
}

/** The texts of a French document that people read or hear, one on each line. */
function textsOf(html: string): string[] {
  const { document } = new JSDOM(html).window;
  for (const element of document.body.querySelectorAll(others)) element.remove();
  const texts = [document.title, document.querySelector('meta[name=description]')?.getAttribute('content') ?? ''];
  for (const element of document.body.querySelectorAll('[aria-label], [alt], [placeholder], [title]'))
    for (const name of ['aria-label', 'alt', 'placeholder', 'title']) texts.push(element.getAttribute(name) ?? '');
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return [...new Set(texts.map((text) => text.replace(/[^\S\u00a0\u202f]+/g, ' ').trim()))].filter(Boolean);
}

/** A dictionary finds what is not French. A right word goes into `packages/content/dictionary-fr.txt`, an English name of
 * several words into `cspell-fr.json` beside it, so that its words alone are still found. */
test('leaves no English words on French pages', async () => {
  const pages = await frenchPages();
  const folder = await mkdtemp(join(tmpdir(), 'french-'));
  const found: string[] = [];
  try {
    const files: string[] = [];
    for (const page of pages) {
      const file = join(folder, `${page}.txt`);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, textsOf(await readFile(new URL(`client/${page}`, dist), 'utf8')).join('\n'));
      files.push(file);
    }
    const issue = (problem: { uri?: string; text: string; line: { text: string } }) =>
      found.push(`${problem.uri?.split('/french-')[1]}: ${problem.text}: ${problem.line.text.trim()}`);
    await lint(files, { config, root: '/', gitignore: false, dot: true }, { issue });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect([...new Set(found)]).toEqual([]);
});

/** The usage of the OQLF: a hard space before a colon and inside quotation marks, none before `;`, `?` and `!`. */
test('has French typography in what the kit and the site put together', async () => {
  const wrong = /[^\s\d]:(?=\s|$)|[^\u00a0\u202f]»|«[^\u00a0\u202f]|\s[;?!]| :/;
  const found: string[] = [];
  for (const page of await frenchPages())
    for (const text of textsOf(await readFile(new URL(`client/${page}`, dist), 'utf8')))
      if (wrong.test(text)) found.push(`${page}: ${text}`);
  expect(found).toEqual([]);
});
