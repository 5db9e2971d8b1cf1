import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { JSDOM } from 'jsdom';

/** The build's list of files: those of pages, redirects, and the pages for unknown paths. */
const routes: { pages: Record<string, string>; redirects: Record<string, string> } = JSON.parse(
  await readFile(new URL('../dist/routes.json', import.meta.url), 'utf8'),
);
const paths = Object.keys(routes.pages);
/** An address with a filter shows the page without the filter, with its title. */
const isFiltered = (path: string) => path.includes('?');
/** Answered with 400 without the token in the mailed link. */
const needsToken = new Set(
  ['/newsletter/confirm', '/newsletter/unsubscribe', '/messages/stop'].flatMap((path) => [path, `/fr${path}`]),
);
const isNoindex = (page: Document) => page.querySelector('meta[name=robots][content=noindex]') !== null;

const origin = 'https://www.boundless.example';

// Parses all documents once for all tests.
const { DOMParser } = new JSDOM().window;
const documents = new Map<string, Document>();

// One worker, so that the documents are parsed only once.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  for (const [path, file] of Object.entries(routes.pages)) {
    const html = await readFile(new URL(`../dist/client/${file}`, import.meta.url), 'utf8');
    documents.set(path, new DOMParser().parseFromString(html, 'text/html'));
  }
});

test('every page answers 200, any other path 404', async ({ request }) => {
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(needsToken.has(path) ? 400 : 200);
  for (const path of ['/no-such-page', '/blog/no-such-article', '/blog/a/b', '/index.html']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('moved pages redirect permanently', async ({ request }) => {
  for (const [from, to] of Object.entries(routes.redirects)) {
    const response = await request.get(`${from}?x=1`, { maxRedirects: 0 });
    expect(response.status(), from).toBe(301);
    expect(response.headers().location).toBe(`${to}?x=1`);
  }
});

test('every document has one heading, and its own title and description', async () => {
  const titles = new Map<string, string>();
  for (const [path, page] of documents) {
    const description = page.querySelector('meta[name=description]')?.getAttribute('content') ?? '';
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '';
    expect(page.querySelectorAll('h1'), path).toHaveLength(1);
    expect(page.querySelectorAll('head title'), path).toHaveLength(1);
    expect(description.length, path).toBeGreaterThan(50);
    if (!isNoindex(page)) expect(canonical, path).toMatch(/^https:\/\/www\.boundless\.example\//);
    if (isFiltered(path)) continue;
    // The second address of a page has the canonical link and the title of the first.
    const shown = canonical ? new URL(canonical).pathname : path;
    if (shown !== path) {
      expect(documents.get(shown)?.title, `${path} shows ${shown}`).toBe(page.title);
      continue;
    }
    for (const text of [page.title, description]) {
      expect(titles.get(text), `${path} repeats "${text}"`).toBeUndefined();
      titles.set(text, path);
    }
  }
});

test('no document has an empty style attribute', () => {
  for (const [path, page] of documents) expect(page.querySelectorAll('[style=""]'), path).toHaveLength(0);
});

test('every internal link has a page, and every anchor an element', async () => {
  const anchors = new Map<string, Set<string>>();
  for (const [path, page] of documents) {
    anchors.set(path, new Set([...page.querySelectorAll('[id]')].map(({ id }) => id)));
  }
  const files = /^\/(feed\.xml|sitemap\.xml|storybook\/)/;
  const broken: string[] = [];
  for (const [path, page] of documents) {
    for (const link of page.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', origin + path);
      if (url.origin !== origin || files.test(url.pathname)) continue;
      const ids = anchors.get(url.pathname);
      const exists = url.hash && url.hash !== '#top' ? ids?.has(url.hash.slice(1)) : ids;
      if (!exists) broken.push(`${path} links to ${url.pathname}${url.hash}`);
    }
  }
  expect(broken).toEqual([]);
});

test('the header and the home page link the tools, the comparison and the glossary', () => {
  const home = documents.get('/');
  for (const part of ['[data-slot=mega-menu]', '[data-slot=mobile-menu]', 'main']) {
    for (const href of ['/tools', '/tools/check-an-offer', '/compare', '/glossary']) {
      expect(home?.querySelector(`${part} a[href="${href}"]`), `${href} in ${part}`).not.toBeNull();
    }
  }
});

test('the form of each kind of partner has that kind selected', () => {
  for (const [path, kind] of Object.entries({
    '/lenders': 'lender',
    '/referral-partners': 'referral',
    '/apis': 'api',
  })) {
    const selected = documents.get(path)?.querySelector('#partnership-form [name=partnershipType] [selected]');
    expect(selected?.getAttribute('value'), path).toBe(kind);
  }
});

test('the name of every link describes its target', async () => {
  // WCAG 2.4.9. The list of generic names is Lighthouse's.
  const generic =
    /^(click here|click this|go|here|information|learn more|more|more info|read more|see more|start|this)$/i;
  const vague: string[] = [];
  for (const [path, page] of documents) {
    for (const link of page.querySelectorAll('a[href]')) {
      const name = link.getAttribute('aria-label') ?? link.textContent.trim();
      if (name === '' || generic.test(name)) vague.push(`${path}: "${name}" to ${link.getAttribute('href')}`);
    }
  }
  expect(vague).toEqual([]);
});

test('pictures have their size in the HTML, and nothing is loaded from another origin', async () => {
  for (const [path, page] of documents) {
    for (const image of page.querySelectorAll('img')) {
      expect(image.hasAttribute('width') && image.hasAttribute('height'), `${path}: ${image.outerHTML}`).toBe(true);
      expect(image.hasAttribute('alt'), `${path}: ${image.outerHTML}`).toBe(true);
    }
    const sources = [...page.querySelectorAll('img, script[src], link[rel=stylesheet], link[rel=preload]')];
    for (const element of sources) {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      expect(address, `${path}: ${element.outerHTML}`).toMatch(/^\//);
    }
  }
});

test('structured data is complete and names its page', async () => {
  for (const [path, page] of documents) {
    if (isNoindex(page)) continue;
    const { '@graph': graph } = JSON.parse(
      page.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    );
    const types = graph.map((node: { '@type': string }) => node['@type']);
    expect(types, path).toEqual(expect.arrayContaining(['Organization', 'WebSite', 'BreadcrumbList']));
    const english = path.replace(/^\/fr(?=\/|$)/, '');
    if (english.startsWith('/blog/')) expect(types, path).toContain('Article');
    if (english === '/contact-us') expect(types, path).toContain('FAQPage');
    if (english === '/financial-products')
      expect(types.filter((type: string) => type === 'FinancialProduct')).toHaveLength(6);
  }
});

test("every document links its language's feed, which is served with its type", async ({ request }) => {
  for (const address of ['/feed.xml', '/fr/feed.xml']) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(200);
    expect(response.headers()['content-type'], address).toBe('application/xml; charset=utf-8');
  }
  for (const [path, page] of documents) {
    const prefix = /^\/fr(?=\/|$)/.exec(path)?.[0] ?? '';
    const alternates = [...page.querySelectorAll('link[rel=alternate][type]')];
    expect(
      alternates.map((link) => link.getAttribute('href')),
      path,
    ).toEqual([`${prefix}/feed.xml`]);
  }
});

test('a page in several languages names all of them, in each of them', () => {
  for (const [path, page] of documents) {
    const names = [...page.querySelectorAll('link[hreflang]')];
    const links = names.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    if (links.length === 0 || !links.some(([lang]) => lang === 'x-default')) continue;
    const languages = new Map(links as [string, string][]);
    expect(languages.get(page.documentElement.lang), path).toBe(
      page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    );
    for (const address of languages.values()) {
      const other = documents.get(new URL(address).pathname);
      const same = [...(other?.querySelectorAll('link[hreflang]') ?? [])].map((link) => link.outerHTML);
      expect(same, `${path}: ${address}`).toEqual(names.map((link) => link.outerHTML));
    }
  }
  expect(documents.get('/fr')?.documentElement.lang).toBe('fr-CA');
});

test('links and plain forms of a French page lead to French pages, and a link to a page without French says so', () => {
  const french = [...documents].filter(([path]) => path === '/fr' || path.startsWith('/fr/'));
  expect(french.length).toBeGreaterThan(40);
  for (const [path, page] of french) {
    const left = [...page.querySelectorAll('a[href^="/"], form[action^="/"]')].flatMap((element) => {
      const address = element.getAttribute(element.tagName === 'A' ? 'href' : 'action') ?? '';
      const [target = ''] = address.split(/[?#]/);
      const isMarked =
        element.hasAttribute('hreflang') && (element.hasAttribute('lang') || !documents.has(`/fr${target}`));
      return /^\/(fr(\/|$)|api\/)/.test(target) || isMarked ? [] : [address];
    });
    expect(left, path).toEqual([]);
  }
});
