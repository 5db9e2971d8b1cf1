import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { footer } from '@boundless/content/entries/footer';
import { header } from '@boundless/content/entries/header';
import { home } from '@boundless/content/entries/home';
import { languages } from '@boundless/content/languages';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { JSDOM } from 'jsdom';
import { build, defaultServerConditions } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { contentIn } from './content-in.js';

/** Fields that visitors do not read, and those that a schema restricts. */
const machine = /^(href|icon|drawing|slug|category|network|email|invented)$/;

/** Every text between `[!!` and `]`. */
const pseudo = (value: unknown, name = ''): unknown => {
  if (typeof value === 'string') return machine.test(name) ? value : `[!! ${value}]`;
  if (Array.isArray(value)) return value.map((item) => pseudo(item, name));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pseudo(item, key)]));
};

const root = fileURLToPath(new URL('..', import.meta.url));
let folder: string;
let site: typeof import('./entry-server.js');

/** A language is a folder of content and a row in the list of languages. Here both are in a temporary folder. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'language-'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const row = { ...languages[0], code: 'zz', prefix: '/zz', lang: 'en-ZZ', name: '[!! Pseudo]' };
  await write('content/site/languages.ts', `export const languages = ${JSON.stringify([...languages, row])};`);
  await write('content/site/language.ts', `export const language = ${JSON.stringify(row)};`);
  await write(
    'content/pages.ts',
    `export const pages = [{ path: '/', page: 'home', alsoIn: ['zz'] }, { path: '/lenders', page: 'lenders' }];
export const redirects = {};`,
  );
  for (const [file, words] of Object.entries({ home, header, footer }))
    await write(`content/entries/${file}.ts`, `export const ${file} = ${JSON.stringify(pseudo(words))};`);
  await write('manifest.json', await manifest());
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    root,
    logLevel: 'error',
    configFile: false,
    plugins: [react(), tailwindcss(), contentIn(join(folder, 'content'))],
    ssr: { noExternal: true, resolve: { conditions: ['@boundless/source', ...defaultServerConditions] } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: join(folder, 'server'), emptyOutDir: true, ssr: 'build/entry-server.ts', copyPublicDir: false },
  });
  vi.unstubAllEnvs();
  site = await import(pathToFileURL(join(folder, 'server/entry-server.js')).href);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The entry and its style sheet, and a chunk for each page, as a build of the browser's part names them. */
async function manifest(): Promise<string> {
  const chunk = { file: 'assets/x.js' };
  const sheet = { file: 'assets/x.css' };
  return JSON.stringify({
    'src/entry-client.tsx': chunk,
    'style.css': sheet,
    'src/pages/home.tsx': { file: 'assets/home.js' },
  });
}

it('has its pages below its prefix, in its words, with links to them and to English', async () => {
  const { document } = new JSDOM((await site.render('/', { inlineStyles: true })).html).window;
  expect(document.documentElement.lang).toBe('en-ZZ');
  expect(document.querySelector('h1')?.textContent).toContain('[!! ');
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/zz$/);
  const alternates = [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang'));
  expect(alternates).toEqual(['en', 'en-ZZ', 'x-default']);
  const links = [...document.querySelectorAll('footer a')].filter((link) => link.getAttribute('href') === '/lenders');
  expect(links.map((link) => [link.getAttribute('hreflang'), link.textContent])).toEqual([
    ['en', '[!! Lenders]\u00a0(in English)'],
  ]);
  expect(document.querySelector('footer [data-slot=language-links]')?.textContent).toBe('EnglishFrançais');
});

it('has documents and data of its own', () => {
  expect(site.documents()).toEqual(['/']);
  expect(site.inFolder('data/latest.json')).toBe('zz/data/latest.json');
});
