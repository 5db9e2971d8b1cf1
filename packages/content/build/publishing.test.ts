import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { checkLinks } from '../checks/check-links.js';
import { printedDay } from '../src/facts/amounts.js';
import { disclosureLaws } from '../src/facts/disclosure-laws.js';
import { facts } from '../src/facts/facts.js';
import { paragraphs } from '../src/schemas/paragraphs.js';
import { articleFile, createFixture } from '../testing/fixture.js';
import { readArticles } from './build-articles.js';
import { withClosingSections } from './closing-sections.js';
import { isPublished, publishedOf, redirectsOf } from './publishing.js';

async function read(files: Record<string, Record<string, string>>, others: Record<string, string> = {}) {
  const texts = Object.entries(files).map(([slug, front]) => [`${slug}.md`, articleFile(slug, { front })] as const);
  const fixture = await createFixture({ ...Object.fromEntries(texts), ...others });
  return readArticles(fixture.folder);
}

describe('isPublished', () => {
  it('excludes drafts, and other articles until their `publishAt`', async () => {
    const { articles } = await read({
      a: { draft: 'true' },
      b: { publishAt: '2027-01-15' },
      c: { publishAt: '2027-01-15T09:00:00-05:00' },
      d: {},
    });
    const at = (now: string) => articles.filter((one) => isPublished(one, new Date(now))).map(({ meta }) => meta.slug);
    expect(at('2027-01-14T23:59:59Z')).toEqual(['d']);
    expect(at('2027-01-15T00:00:00Z')).toEqual(['b', 'd']);
    expect(at('2027-01-15T14:00:00Z')).toEqual(['b', 'c', 'd']);
  });

  it('excludes translations of articles that are not published, and their own drafts', async () => {
    const now = new Date('2027-01-14');
    const english = await read({ a: { draft: 'true' }, b: { publishAt: '2027-01-15' }, c: {}, d: {} });
    const french = await read({ a: {}, b: {}, c: {}, d: { draft: 'true' } });
    const published = publishedOf(french.articles, now, publishedOf(english.articles, now));
    expect(published.map(({ meta }) => meta.slug)).toEqual(['c']);
  });

  it('refuses a link from a published article to a draft', async () => {
    const fixture = await createFixture({
      'a.md': articleFile('a', { body: 'See [b](/blog/b).\n\n## Heading\nMore.' }),
      'b.md': articleFile('b', { front: { draft: 'true' } }),
    });
    const problems = await checkLinks(await fixture.content());
    expect(problems.map(({ reason }) => reason)).toEqual(['/blog/b is not a page of the site']);
  });
});

describe('a link to an article with `publishAt`', () => {
  const linking = async (publishAt: string) => {
    const fixture = await createFixture({
      'a.md': articleFile('a', { front: { publishAt }, body: 'See [b](/blog/b).\n\n## Heading\nMore.' }),
      'b.md': articleFile('b', { front: { publishAt: '2027-01-15' }, body: 'Text.\n\n## More\nMore.' }),
    });
    return (await checkLinks(await fixture.content())).map(({ reason }) => reason);
  };

  it('is refused in an article that is published before, on any day', async () => {
    const refused = [expect.stringContaining('/blog/b is not published before 2027-01-15')];
    for (const now of ['2026-01-01', '2040-02-29']) {
      vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
      expect(await linking('2027-01-14')).toEqual(refused);
      expect(await linking('')).toEqual(refused);
      expect(await linking('2027-01-15')).toEqual([]);
    }
    vi.useRealTimers();
  });
});

describe('redirectsOf', () => {
  it('redirects old addresses to the article', async () => {
    const { articles } = await read({ a: { redirectFrom: '[old, older]' } });
    expect(redirectsOf(articles)).toEqual({
      redirects: { '/blog/old': '/blog/a', '/blog/older': '/blog/a' },
      problems: [],
    });
  });

  it('refuses a chain, and an address that two articles claim', async () => {
    const { articles } = await read({
      a: { redirectFrom: '[b]' },
      b: { redirectFrom: '[old]' },
      c: { redirectFrom: '[old]' },
    });
    expect(redirectsOf(articles).problems.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      expect.stringMatching(/^12: redirectFrom: b is the slug of .*b\.md$/),
      '12: redirectFrom: old is redirected twice',
    ]);
  });
});

describe('withClosingSections', () => {
  it('adds sources and articles on the same subject, newest first, before the author', async () => {
    const source = '\n  - title: SBA rules\n    href: https://www.sba.gov/rules';
    const { articles } = await read({
      a: { subject: 'equity', sources: source },
      b: { subject: 'equity', date: '"March 4, 2025"' },
      c: { subject: 'equity', date: '"March 5, 2025"' },
      d: { subject: 'planning' },
    });
    const [a, b, c, d] = articles;
    const newest = [c, b, a, d].filter((one) => one !== undefined);
    const endingOf = (one: (typeof articles)[number]) => withClosingSections(one, newest);
    expect(a && endingOf(a).map(({ heading }) => heading)).toEqual(['Heading', 'Sources', 'On the same subject']);
    expect(a && endingOf(a).at(1)?.content).toEqual(paragraphs(['[SBA rules](https://www.sba.gov/rules)']));
    expect(a && endingOf(a).at(2)?.content).toEqual(
      paragraphs(['[The article c](/blog/c)', '[The article b](/blog/b)']),
    );
    expect(d && endingOf(d)).toHaveLength(1);
    const bio = {
      ...articles[3],
      sections: [{ heading: 'Author Bio', content: paragraphs('A.') }],
    } as (typeof articles)[number];
    const other = { ...bio, meta: { ...bio.meta, slug: 'e' } };
    expect(withClosingSections(bio, [...newest, other]).at(-1)?.heading).toBe('Author Bio');
  });

  it('lists the first source of each law that the article names, after its own sources', async () => {
    const source = '\n  - title: SBA rules\n    href: https://www.sba.gov/rules';
    const { articles } = await read({ a: { sources: source, laws: '[US-UT, US-MO]' }, b: { laws: '[US-OH]' } });
    const [a, b] = articles;
    const hrefs = ['US-UT', 'US-MO'].map(
      (region) => disclosureLaws.find((law) => law.region === region)?.sources[0]?.href,
    );
    const listed = JSON.stringify(a && withClosingSections(a, []).at(1)?.content);
    for (const href of hrefs) expect(listed).toContain(`(${href})`);
    expect(() => b && withClosingSections(b, [])).toThrow('has no law of US-OH');
  });

  it('gives the day whose state a source shows, if a fact has it and the title names no year', async () => {
    const { href } = facts.primeUs.source;
    const source = `\n  - title: Prime\n    href: ${href}\n  - title: Prime in 2026\n    href: ${href}`;
    const { articles } = await read({ a: { sources: source } });
    const [a] = articles;
    expect(a && withClosingSections(a, []).at(1)?.content).toEqual(
      paragraphs([`[Prime](${href}) (as of ${printedDay(facts.primeUs.source.asOf)})`, `[Prime in 2026](${href})`]),
    );
  });

  it('says only once that a source is undated', async () => {
    const { articles } = await read({ a: { laws: '[US-VA]' } });
    const [a] = articles;
    const listed = JSON.stringify(a && withClosingSections(a, []).at(1)?.content);
    expect(listed).toContain('undated page, read on');
    expect(listed).not.toContain('(undated)');
  });

  it('refuses a source that is the home page of a site', async () => {
    const { problems } = await read({ a: { sources: '\n  - title: SBA\n    href: https://www.sba.gov/' } });
    expect(problems[0]?.reason).toContain('the page with the figure');
  });
});

describe('pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 450"><path d="M0 0h9"/></svg>';
  const text = articleFile('a', { body: 'Intro.\n\n## Heading\n![A line that rises](rise.svg "One year")' });

  it('are served under a hashed address, with their own size', async () => {
    const fixture = await createFixture({ 'a.md': text, 'a/rise.svg': svg });
    const { articles, problems } = await readArticles(fixture.folder);
    expect(problems).toEqual([]);
    expect(articles[0]?.sections[0]?.content).toEqual([
      {
        kind: 'picture',
        src: expect.stringMatching(/^\/assets\/articles\/a-rise-[\da-f]{8}\.svg$/),
        alt: 'A line that rises',
        width: 800,
        height: 450,
        caption: 'One year',
      },
    ]);
    expect(articles[0]?.pictures).toHaveLength(1);
    expect(await readdir(join(fixture.folder, 'a'))).toEqual(['rise.svg']);
  });

  it('are refused if they cannot be read or are not shown', async () => {
    const fixture = await createFixture({ 'a.md': text, 'a/rise.svg': 'no picture', 'a/left.png': '' });
    const { problems } = await readArticles(fixture.folder);
    expect(problems.map(({ reason }) => reason)).toEqual([
      'rise.svg cannot be read as a picture',
      'does not show left.png, which is in its folder',
    ]);
  });
});
