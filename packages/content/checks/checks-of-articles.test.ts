import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArticles } from '../build/build-articles.js';
import { articleFile, createFixture } from '../testing/fixture.js';
import { inArticles, inEntry } from '../testing/run-check.js';
import { checkArticleClaims } from './check-article-claims.js';
import { checkSpelling } from './check-spelling.js';

const body = (text: string) => `${text}\n\n## Heading\nMore.`;

describe('checkArticleClaims', () => {
  it('refuses a marketing figure whose claim is not named', async () => {
    const problems = await inArticles(checkArticleClaims, { a: body('With $3.5B in requests.') });
    expect(problems).toEqual([expect.stringMatching(/^13: "\$3\.5B" is a marketing figure.*capitalRequests/)]);
  });

  it('refuses a number of lenders without a claim', async () => {
    expect(await inArticles(checkArticleClaims, { a: body('Our 130+ verified lenders.') })).toHaveLength(1);
  });

  it('refuses an unknown claim, and a claim whose figure is not shown', async () => {
    const unknown = await inArticles(checkArticleClaims, { a: body('Text.') }, { claims: '[happiness]' });
    expect(unknown).toEqual(['12: happiness is not a claim of src/claims/claims.ts']);
    const unused = await inArticles(checkArticleClaims, { a: body('Text.') }, { claims: '[fundedVolume]' });
    expect(unused).toEqual([expect.stringContaining('has none of')]);
  });

  it('accepts a named claim, and general figures', async () => {
    const text = body('We funded over $3.35B. A guarantee covers 85% of $500,000 for 4 years.');
    expect(await inArticles(checkArticleClaims, { a: text }, { claims: '[fundedVolume]' })).toEqual([]);
  });
});

describe('a partner’s page in another language', () => {
  const source = "export const acme = {\n  lang: 'fr-CA',\n  title: 'L’argent « prêt à prêter »',\n};\n";
  const page = { lang: 'fr-CA', title: 'L’argent « prêt à prêter »' };

  it('may have its own words', async () => {
    expect(await inEntry(checkSpelling, 'partners/acme', 'acme', source, page)).toEqual([]);
  });
});

describe('checkSpelling', () => {
  it("names the line of a partner's own words", async () => {
    const problems = (source: string) => inEntry(checkSpelling, 'partners/acme', 'acme', source, {});
    expect(await problems("export const acme = { name: 'Zorblax' };\n")).toEqual([
      '1: "Zorblax" is in no dictionary; if it is right, add it to a line "// cspell:words" at the top of the file, or to packages/content/dictionary.txt',
    ]);
    expect(await problems("\n// cspell:words Acme\nexport const acme = { name: 'Zorblax' };\n")).toEqual([
      '3: "Zorblax" is in no dictionary; if it is right, add it to the line "// cspell:words" (line 2), or to packages/content/dictionary.txt',
    ]);
  });

  it('refuses misspelt words, words that we avoid and American spelling, with their lines', async () => {
    const problems = await inArticles(checkSpelling, {
      a: body('EBITDA is fine.\nA recieved loan.\nA seamless loan.\nA color of labour.'),
    });
    expect(problems).toEqual([
      '14: "recieved" is in no dictionary; if it is right, add it to packages/content/dictionary.txt',
      '15: "seamless" is a word that we avoid',
      '16: "color" is a word that we avoid',
    ]);
  });

  it('wants US spelling in an article, Canadian spelling in one about Canada, and no British idiom in either', async () => {
    const [american, canadian] = ['a', 'working-capital-explained'];
    const words = body('Labor is dearer, stock too.\nLabour, in a centre.');
    const fixture = await createFixture(
      Object.fromEntries(
        [american, canadian].map((slug) => [`src/articles/${slug}.md`, articleFile(slug, { body: words })]),
      ),
    );
    const { articles } = await readArticles(join(fixture.folder, 'src/articles'));
    const problems = await checkSpelling({ ...(await fixture.content()), articles });
    const refused = (slug: string) =>
      problems.filter(({ file }) => file.endsWith(`${slug}.md`)).map(({ reason }) => reason.split('"')[1]);
    expect(refused(`/${american}`)).toEqual(['dearer', 'stock', 'Labour', 'centre']);
    expect(refused(canadian)).toEqual(['Labor', 'dearer', 'stock']);
  });
});
