import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paragraphs } from '../src/paragraphs.js';
import { articleBody, articleMeta } from '../src/schemas/article.js';
import { articleFile, createFixture } from '../testing/fixture.js';
import { beginningOf, readArticles, writeArticles } from './build-articles.js';

describe('readArticles', () => {
  it('refuses a slug that is taken, and a file that is not named after its slug', async () => {
    const fixture = await createFixture({ 'a.md': articleFile('a'), 'b.md': articleFile('a') });
    const { problems } = await readArticles(fixture.folder);
    expect(problems.map(({ line, reason }) => ({ line, reason }))).toEqual([
      { line: 2, reason: expect.stringMatching(/^the slug a is taken by .*a\.md$/) },
      { line: 2, reason: 'the file must be named a.md after its slug' },
    ]);
  });

  it('refuses the slug of the generated index', async () => {
    const fixture = await createFixture({ 'index.md': articleFile('index') });
    expect((await readArticles(fixture.folder)).problems[0]?.reason).toBe('the slug index is reserved');
  });
});

describe('beginningOf', () => {
  it.each([
    ['**One**. [Two](/x).', 'One. Two.'],
    [`First. ${'word '.repeat(60)}`, 'First.'],
    ['word '.repeat(60).trim(), 'word '.repeat(40).trim()],
  ])('ends after a whole sentence or word: %s', (introduction, beginning) => {
    expect(beginningOf(introduction)).toBe(beginning);
  });
});

describe('writeArticles', () => {
  it('uses the beginning of the introduction if an article has no excerpt', async () => {
    const fixture = await createFixture({ 'a.md': articleFile('a').replace(/^excerpt: .*\n/m, '') });
    const out = join(fixture.folder, 'out');
    const { articles, problems } = await readArticles(fixture.folder);
    expect(problems).toEqual([]);
    await writeArticles([...articles], out);
    const [meta] = JSON.parse(await readFile(join(out, 'index.json'), 'utf8'));
    expect(articles[0]?.introduction).toEqual(paragraphs(meta.excerpt));
  });

  it('adds the definitions of the terms that the article links', async () => {
    const body = 'A [lien](/glossary#lien) and a [guide](/blog/b).\n\n## One\nNot [this](/glossary#none).';
    const fixture = await createFixture({ 'a.md': articleFile('a', { body }) });
    const out = join(fixture.folder, 'out');
    await writeArticles((await readArticles(fixture.folder)).articles, out);
    const { terms } = articleBody.parse(JSON.parse(await readFile(join(out, 'a.json'), 'utf8')));
    expect(terms).toEqual({ '/glossary#lien': expect.stringContaining('registered claim') });
  });

  it('links the articles on the same subject, newest first', async () => {
    const on = (slug: string, date: string) => articleFile(slug, { front: { subject: 'equity', date } });
    const fixture = await createFixture({
      'a.md': on('a', '"March 3, 2025"'),
      'b.md': on('b', '"March 4, 2025"'),
      'c.md': on('c', '"March 5, 2025"'),
    });
    const out = join(fixture.folder, 'out');
    await writeArticles((await readArticles(fixture.folder)).articles, out);
    const { sections } = articleBody.parse(JSON.parse(await readFile(join(out, 'a.json'), 'utf8')));
    expect(sections.at(-1)?.content).toEqual(paragraphs(['[The article c](/blog/c)', '[The article b](/blog/b)']));
  });

  it('writes the index newest first and a file for each body, and deletes old files', async () => {
    const fixture = await createFixture({
      'old.md': articleFile('old', { front: { date: '"January 5, 2024"' } }),
      'new.md': articleFile('new', { front: { category: 'Commentary', reveal: 'false' } }),
    });
    const out = join(fixture.folder, 'out');
    const { articles } = await readArticles(fixture.folder);
    await writeArticles([...articles], out);
    const index = JSON.parse(await readFile(join(out, 'index.json'), 'utf8'));
    expect(index).toMatchObject([
      { slug: 'new', href: '/blog/new', isoDate: '2025-03-03', filter: 'Market Insights', reveal: false },
      { slug: 'old', href: '/blog/old', isoDate: '2024-01-05', filter: 'Guides', reveal: true },
    ]);
    for (const meta of index) articleMeta.parse(meta);
    const body = articleBody.parse(JSON.parse(await readFile(join(out, 'new.json'), 'utf8')));
    expect(body.sections).toEqual([{ heading: 'Heading', content: paragraphs('More of new.') }]);

    await writeArticles(articles.slice(0, 1), out);
    expect((await readdir(out)).sort()).toEqual(['index.json', 'new.json']);
  });
});
