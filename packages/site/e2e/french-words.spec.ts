import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { lint } from 'cspell';

const dist = new URL('../dist/', import.meta.url);
const config = fileURLToPath(new URL('../../content/cspell-fr.json', import.meta.url));

async function frenchDocuments(): Promise<[page: string, html: string][]> {
  const routes = JSON.parse(await readFile(new URL('routes.json', dist), 'utf8'));
  const pages = Object.values<string>(routes.pages).filter((file) => /^fr[./]/.test(file));
  expect(pages.length).toBeGreaterThan(0);
  const read = async (page: string): Promise<[string, string]> => [
    page,
    await readFile(new URL(`client/${page}`, dist), 'utf8'),
  ];
  return Promise.all([...pages, 'fr/404.html', 'fr/coming-soon.html'].map(read));
}

/** The texts of documents that people read or hear, each with the first page that has it. Runs in the browser. */
const textsOf = (documents: [page: string, html: string][]) => {
  // Code, parts that are marked as another language, and names of lenders and people, which are invented.
  const others = 'script, style, template, pre, code, noscript, [lang]:not([lang^=fr]), [data-slot=testimonial]';
  const found = new Map<string, string>();
  for (const [page, html] of documents) {
    const { body, title, head } = new DOMParser().parseFromString(html, 'text/html');
    for (const element of body.querySelectorAll(others)) element.remove();
    const texts = [title, head.querySelector('meta[name=description]')?.getAttribute('content')];
    for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
      for (const element of body.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name));
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent);
    for (const text of texts) {
      // Hard spaces stay, because typography is checked.
      const line = text?.replace(/[^\S\u00a0\u202f]+/g, ' ').trim();
      if (line && !found.has(line)) found.set(line, page);
    }
  }
  return [...found];
};

test('leaves no English words and no English typography on French pages', async ({ page }) => {
  const texts = await page.evaluate(textsOf, await frenchDocuments());

  // The usage of the OQLF: a hard space before a colon and inside quotation marks, none before `;`, `?` and `!`.
  const wrong = /[^\s\d]:(?=\s|$)|[^\u00a0\u202f]»|«[^\u00a0\u202f]|\s[;?!]| :/;
  const untypical = texts.filter(([text]) => wrong.test(text));
  expect.soft(untypical.map(([text, file]) => `${file}: ${text}`)).toEqual([]);

  // A dictionary finds what is not French. A right word goes into `packages/content/dictionary-fr.txt`, an English name of several words into
  // `cspell-fr.json` beside it, so that its words alone are still found.
  const folder = await mkdtemp(join(tmpdir(), 'french-'));
  const found: string[] = [];
  try {
    const file = join(folder, 'texts.txt');
    await writeFile(file, texts.map(([text]) => text).join('\n'));
    const issue = (problem: { text: string; row: number; line: { text: string } }) =>
      found.push(`${texts[problem.row - 1]?.[1]}: ${problem.text}: ${problem.line.text.trim()}`);
    await lint([file], { config, root: '/', gitignore: false, dot: true }, { issue });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect(found).toEqual([]);
});
