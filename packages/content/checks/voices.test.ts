import { describe, expect, it } from 'vitest';
import { readArticles } from '../build/build-articles.js';
import type { ParsedArticle } from '../build/parse-article.js';
import { paths } from '../build/paths.js';
import { plain } from '../build/strings.js';

interface Voice {
  /** Least and greatest mean of words in a sentence. */
  words: readonly [number, number];
  heading: RegExp;
  /** The heading of the box after the introduction, where there is one. */
  box: string;
  firstPerson: 'always' | 'never' | 'sometimes';
}

/** What can be measured of `voices/<author>.md`. */
const voices: Readonly<Record<string, Voice>> = {
  'Amara Lindqvist': { words: [10, 13], heading: /[^?]$/, box: 'What I look at first', firstPerson: 'always' },
  'Theo Baptiste': { words: [19, 25], heading: /\?$/, box: 'What is the short answer?', firstPerson: 'sometimes' },
  'Noor Haddad': { words: [14, 17.5], heading: /^\S+(?: \S+){0,5}[^?]$/, box: 'Key facts', firstPerson: 'never' },
};

const { articles } = await readArticles(paths.articles);

describe.each(Object.entries(voices))('%s', (author, { words, heading, box, firstPerson }) => {
  const own = articles
    .filter(({ meta }) => meta.author === author)
    .map((article) => ({ slug: article.meta.slug, article }));

  it.each(own)('has sentences of the usual length: $slug', ({ article }) => {
    const sentences = prose(article).split(/(?<=[.?!]["')]*)\s+(?=["'(]?[A-Z$\d])/);
    const mean = prose(article).split(/\s+/).length / sentences.length;
    expect(mean).toBeGreaterThanOrEqual(words[0]);
    expect(mean).toBeLessThanOrEqual(words[1]);
  });

  it.each(own)('has the usual headings: $slug', ({ article: { sections } }) => {
    const headings = sections.map((section) => section.heading).filter((text) => text !== 'Author Bio');
    expect(headings.filter((text) => !heading.test(text))).toEqual([]);
    const others = Object.values(voices).flatMap((voice) => (voice.box === box ? [] : voice.box));
    expect(headings.filter((text) => [...others, 'In short'].includes(text))).toEqual([]);
  });

  it.each(own)('speaks in the usual person: $slug', ({ article }) => {
    const says = /\bI\b/.test(prose(article).replaceAll(/"[^"]*"/g, ''));
    if (firstPerson !== 'sometimes') expect(says).toBe(firstPerson === 'always');
  });
});

it('does not repeat where an author worked', () => {
  expect(articles.filter(({ source }) => source.includes('nine years')).map(({ meta }) => meta.slug)).toHaveLength(1);
});

/** The paragraphs of the article, without its headings, lists, tables and the author's bio. */
function prose({ sections, introduction }: ParsedArticle) {
  const blocks = [
    introduction,
    ...sections.filter(({ heading }) => heading !== 'Author Bio').map(({ content }) => content),
  ];
  return plain(
    blocks
      .flat()
      .flatMap((block) => (block.kind === 'paragraph' ? block.text : []))
      .join(' '),
  );
}
