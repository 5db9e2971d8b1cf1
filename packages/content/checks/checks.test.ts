import { describe, expect, it } from 'vitest';
import { sectionHeading } from '../src/schemas/section-heading.js';
import { articleFile, createFixture } from '../testing/fixture.js';
import { inArticles, inEntry } from '../testing/run-check.js';
import { checkFigures } from './check-figures.js';
import { checkImages } from './check-images.js';
import { checkLinks } from './check-links.js';
import { checkReferences } from './check-references.js';
import { checkSchemas } from './check-schemas.js';

const body = (text: string) => `${text}\n\n## Heading\nMore.`;

describe('checkSchemas', () => {
  const hero = (value: string) => `export const hero = {\n  title: 'A',\n  ${value},\n};\n`;

  it('accepts an entry that matches', async () => {
    expect(
      await inEntry(checkSchemas, 'x', 'hero', hero("lede: 'B'"), { title: 'A', lede: 'B' }, sectionHeading),
    ).toEqual([]);
  });

  it('refuses an unknown field on its line', async () => {
    const problems = await inEntry(
      checkSchemas,
      'x',
      'hero',
      hero("mood: 'B'"),
      { title: 'A', mood: 'B' },
      sectionHeading,
    );
    expect(problems).toEqual(['3: hero: unknown field mood']);
  });

  it('reports that a missing field must be added', async () => {
    const source = "\nexport const hero = {\n  lede: 'B',\n};\n";
    const problems = await inEntry(checkSchemas, 'x', 'hero', source, { lede: 'B' }, sectionHeading);
    expect(problems).toEqual(['2: hero.title: is missing, add it']);
  });

  it('refuses an empty text on its line', async () => {
    const problems = await inEntry(
      checkSchemas,
      'x',
      'hero',
      hero("lede: ''"),
      { title: 'A', lede: '' },
      sectionHeading,
    );
    expect(problems).toContain('3: hero.lede: must not be empty');
  });
});

describe('checkLinks', () => {
  it.each([
    ['/nowhere', 'is not a page'],
    ['/blog/nobody-wrote-this', 'is not a page'],
    ['/financial-products#gold-loans', 'has no anchor'],
    ['/blog/a#gold-loans', 'has no anchor'],
    ['/blog?category=gossip', 'does not support'],
    ['/tools/which-fits?need=gap', 'does not support'],
    ['/blog/a', 'links to itself'],
    ['https://shop.example', 'not in src/site/outside-hosts.ts'],
    ['https://evil-sba.gov.example', 'not in src/site/outside-hosts.ts'],
    ['http://www.sba.gov', 'must begin with https'],
    ['mailto:nobody@boundless.example', 'not an address of src/site/links.ts'],
    ['nowhere', 'is not an address'],
  ])('refuses %s in an article', async (href, reason) => {
    const problems = await inArticles(checkLinks, { a: body(`See\n[this](${href}).`) });
    expect(problems).toEqual([expect.stringMatching(new RegExp(`^14: .*${reason}`))]);
  });

  it('accepts pages, other articles, filters, the application and government sites', async () => {
    const links = [
      '/lenders#partnership-form',
      '/blog/b',
      '/blog/b#heading',
      '/blog?category=guides',
      'https://www.sba.gov/funding',
    ];
    const text = [...links, 'https://app.boundless.example/p/x/signup/'].map((href) => `[x](${href})`).join(' ');
    expect(await inArticles(checkLinks, { a: body(text), b: body('Other.') })).toEqual([]);
  });

  it('checks the parameters of a calculator', async () => {
    const fixture = await createFixture({
      'a.md': articleFile('a', {
        body: body('[x](/tools/business-loan?rate=8&currency=CAD) [y](/tools/business-loan?days=8)'),
      }),
    });
    const value = { fields: { rate: {} } };
    const tool = fixture.entry({ id: 'tool-business-loan', file: 'tool.ts', name: 'tool', value });
    const problems = await checkLinks(await fixture.content({ entries: [tool] }));
    expect(problems.map(({ reason }) => reason)).toEqual(['/tools/business-loan has no field days']);
  });

  it('refuses a dead link of an entry on its line', async () => {
    const source = "export const x = {\n  action: {\n    href: '/gone',\n  },\n  text: 'a [b](/lost)',\n};\n";
    const value = { action: { href: '/gone' }, text: 'a [b](/lost)' };
    const problems = await inEntry(checkLinks, 'x', 'x', source, value);
    expect(problems).toEqual(['3: /gone is not a page of the site', '5: /lost is not a page of the site']);
  });
});

describe('checkImages', () => {
  it('refuses a product without its drawings', async () => {
    const source = "export const products = [\n  {\n    id: 'gold',\n  },\n];\n";
    const value = [{ id: 'gold', imageAlt: 'A bar of gold' }];
    expect(await inEntry(checkImages, 'products', 'products', source, value)).toEqual([
      '3: the drawing products/gold.svg is missing',
      '3: the drawing products/gold-narrow.svg is missing',
    ]);
  });

  it('refuses an author without a picture, and a partner page with an unknown lender', async () => {
    const author = await inEntry(checkImages, 'authors', 'authors', 'export const authors = [];', [{ avatar: 'x' }]);
    expect(author[0]).toContain('avatars/x.svg is missing');
    const value = { lenders: { names: ['Nobody'] } };
    const partner = await inEntry(checkImages, 'partners/x', 'x', 'export const x = {};', value);
    expect(partner[0]).toContain('Nobody has no wordmark');
  });

  it('refuses an alt text that is too short, or the same as another', async () => {
    const short = await inArticles(checkImages, { a: body('Text.') }, { image: '\n  alt: Cover' });
    expect(short).toEqual(['10: the alt text of a must describe the picture']);
    const same = await inArticles(
      checkImages,
      { a: body('A.'), b: body('B.') },
      { image: '\n  alt: One and the same line' },
    );
    expect(same).toEqual(['10: b has the alt text of a']);
  });
});

describe('checkReferences', () => {
  const authors = { id: 'authors', name: 'authors', file: 'authors.ts' };
  const check = async (front: Record<string, string>, text: string) => {
    const fixture = await createFixture({ 'a.md': articleFile('a', { front, body: text }), 'authors.ts': '' });
    const value = [{ name: 'Ann', avatar: 'ann' }, { name: 'Boundless Team' }];
    const entries = [fixture.entry({ ...authors, value })];
    return (await checkReferences(await fixture.content({ entries }))).map(({ line, reason }) => `${line}: ${reason}`);
  };

  it('refuses an unknown author, a missing bio, and a bio of a team', async () => {
    expect(await check({ author: 'Bob' }, body('A.'))).toEqual(['5: Bob is not in entries/authors.ts']);
    expect(await check({ author: 'Ann' }, body('A.'))).toEqual(['5: an article by Ann must end with ## Author Bio']);
    expect(await check({}, 'A.\n\n## Author Bio\nB.')).toEqual([expect.stringContaining('is not a person')]);
    expect(await check({ author: 'Ann' }, 'A.\n\n## Author Bio\nB.')).toEqual([]);
  });

  it('refuses the cover of a missing article, and duplicates in a list', async () => {
    const source =
      "export const x = {\n  study: {\n    slug: 'gone',\n  },\n  list: [\n    {},\n    { name: 'A' },\n  ],\n};\n";
    const value = { study: { slug: 'gone', category: 'Guide' }, list: [{ name: 'A' }, { name: 'A' }] };
    expect(await inEntry(checkReferences, 'x', 'x', source, value)).toEqual([
      '3: there is no article gone',
      '7: A is in this list already',
    ]);
  });
});

describe('checkFigures', () => {
  const facts = (number: string) => `export const home = {\n  number: ${number},\n};\n`;

  it('accepts a figure from src/claims/values.ts on a page that its claim allows', async () => {
    const value = { number: '120+' };
    expect(await inEntry(checkFigures, 'home', 'home', facts('figures.verifiedLenders'), value)).toEqual([]);
  });

  it('refuses a figure that no claim allows on this page', async () => {
    const problems = await inEntry(checkFigures, 'terms', 'home', facts('figures.verifiedLenders'), { number: '120+' });
    expect(problems).toEqual(['2: "120+" has no claim for terms; see src/claims/claims.ts']);
  });

  it('refuses a typed figure, even a true one', async () => {
    const problems = await inEntry(checkFigures, 'home', 'home', facts("'120+'"), { number: '120+' });
    expect(problems).toEqual(['2: "120+" is typed in this file; use src/claims/values.ts']);
  });

  it('allows figures in calculators', async () => {
    expect(await inEntry(checkFigures, 'tool-x', 'home', facts("'30 days'"), { number: '30 days' })).toEqual([]);
  });

  it('refuses a figure without a claim', async () => {
    const problems = await inEntry(checkFigures, 'home', 'home', facts("'97% happy'"), { number: '97% happy' });
    expect(problems[0]).toContain('"97%" has no claim');
  });
});
