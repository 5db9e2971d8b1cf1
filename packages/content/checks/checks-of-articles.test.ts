import { describe, expect, it } from 'vitest';
import { inArticles, inEntry } from '../testing/run-check.js';
import { checkArticleClaims } from './check-article-claims.js';
import { checkReadTime } from './check-read-time.js';
import { checkRepetition } from './check-repetition.js';
import { checkSpelling } from './check-spelling.js';
import { checkStyle } from './check-style.js';

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

describe('checkReadTime', () => {
  it('refuses a read time that does not match the length', async () => {
    const text = body('word '.repeat(900).trim());
    expect(await inArticles(checkReadTime, { a: text }, { readTime: '4 min read' })).toEqual([]);
    expect(await inArticles(checkReadTime, { a: text }, { readTime: '5 min read' })).toEqual([
      '7: says "5 min read", but 902 words take 4.1 minutes',
    ]);
  });
});

describe('checkRepetition', () => {
  it('refuses a paragraph that two articles share', async () => {
    const problems = await inArticles(checkRepetition, {
      a: 'A.\n\n## One\nShared **words** here.',
      b: 'B.\n\n## Two\nOther.\n\nShared words here!',
    });
    expect(problems).toEqual([expect.stringMatching(/^18: is the same paragraph as .*a\.md:16$/)]);
  });

  it('allows two drafts with the same words', async () => {
    const text = 'A.\n\n## One\nShared words here.';
    expect(await inArticles(checkRepetition, { a: text, b: text }, { draft: 'true' })).toEqual([]);
  });

  it('allows the same calculator in two articles', async () => {
    const calculator = 'Calculator: [Your own loan](/tools/business-loan?months=3)';
    const problems = await inArticles(checkRepetition, {
      a: `A.\n\n## One\n${calculator}`,
      b: `B.\n\n## Two\n${calculator}`,
    });
    expect(problems).toEqual([]);
  });

  it('refuses a long sentence that two articles share', async () => {
    const sentence = 'A lender wants to be repaid and has no wish to vote on anything.';
    const problems = await inArticles(checkRepetition, { a: body(`A. ${sentence}`), b: body(`${sentence} B.`) });
    expect(problems[0]).toContain('has the same sentence');
  });
});

describe('checkStyle', () => {
  it('refuses dashes between clauses, exclamation marks and curly quotes', async () => {
    const problems = await inArticles(checkStyle, { a: body('One — two.\nGreat!\nIt’s.') });
    expect(problems.map((problem) => problem.slice(0, 3))).toEqual(['13:', '14:', '15:']);
  });

  it('accepts the prescribed exclamation marks', async () => {
    const source = "export const x = { title: 'Get Funded Fast!' };";
    expect(await inEntry(checkStyle, 'x', 'x', source, { title: 'Get Funded Fast!' })).toEqual([]);
    expect(await inEntry(checkStyle, 'x', 'x', source, { title: 'Get Funded!' })).toEqual([
      '1: uses an exclamation mark',
    ]);
  });
});

describe('a partner’s page in another language', () => {
  const source = "export const acme = {\n  lang: 'fr-CA',\n  title: 'L’argent « prêt à prêter »',\n};\n";
  const page = { lang: 'fr-CA', title: 'L’argent « prêt à prêter »' };

  it('may have its own quotation marks and words', async () => {
    expect(await inEntry(checkStyle, 'partners/acme', 'acme', source, page)).toEqual([]);
    expect(await inEntry(checkSpelling, 'partners/acme', 'acme', source, page)).toEqual([]);
    const english = { ...page, lang: 'en-CA' };
    expect(await inEntry(checkStyle, 'partners/acme', 'acme', source, english)).toEqual([
      '3: uses a curly quotation mark; write a straight one',
    ]);
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
});
