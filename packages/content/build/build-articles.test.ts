import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { articleBody, articleMeta } from '../src/schemas/article.js';
import { paragraphs } from '../src/schemas/paragraphs.js';
import { articleFile, createFixture } from '../testing/fixture.js';
import { beginningOf, metaOf, readArticles, writeArticles } from './build-articles.js';
import { paths } from './paths.js';

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

describe('a file from another editor', () => {
  const inBytes = async (bytes: string | Uint8Array) => {
    const fixture = await createFixture({});
    await writeFile(join(fixture.folder, 'a.md'), bytes);
    const { articles, problems } = await readArticles(fixture.folder);
    return { articles, problems: problems.map(({ line, reason }) => `${line}: ${reason}`) };
  };

  it.each([
    ['Windows', (text: string) => text.replaceAll('\n', '\r\n')],
    ['an old Mac', (text: string) => text.replaceAll('\n', '\r')],
    ['an editor that writes a byte order mark', (text: string) => `\ufeff${text}`],
    [
      'an editor that leaves space',
      (text: string) => `\n \n${text.replace('---', '---\t').replace('\n---', '\n--- ')}`,
    ],
  ])('is read the same if it comes from %s', async (_, save) => {
    for (const name of (await readdir(paths.articles)).filter((name) => name.endsWith('.md')).slice(0, 9)) {
      const text = await readFile(join(paths.articles, name), 'utf8');
      const [saved, plain] = await Promise.all([inBytes(save(text)), inBytes(text)]);
      expect(saved.articles).toHaveLength(plain.articles.length);
      expect(saved.articles[0]?.introduction).toEqual(plain.articles[0]?.introduction);
      expect(saved.articles[0]?.sections).toEqual(plain.articles[0]?.sections);
      expect(saved.articles[0]?.meta).toEqual(plain.articles[0]?.meta);
    }
  });

  it('has problems on the right line after blank lines and line ends of Windows', async () => {
    const text = `\n\n${articleFile('a', { front: { date: 'today' }, body: 'Intro.\n\n## One\n- point' })}`;
    const { problems } = await inBytes(text.replaceAll('\n', '\r\n'));
    expect(problems).toEqual([
      expect.stringMatching(/^8: front matter: date/),
      expect.stringMatching(/^18: uses a Ma/),
    ]);
  });

  it.each([
    ['a vertical tab in its title', articleFile('a', { front: { title: 'A\vb' } }), '3: has the character U+000B'],
    [
      'an escaped vertical tab',
      articleFile('a', { front: { title: '"A\\vb"' } }),
      '3: front matter: title: has a char',
    ],
    ['a zero-width space', articleFile('a', { body: 'A\u200bb.\n\n## One\nText.' }), '13: has the character U+200B'],
    ['a reference to one', articleFile('a', { body: 'A&#11;b.\n\n## One\nText.' }), '13: has a reference to a char'],
    [
      'Latin letters of another encoding',
      Buffer.from(articleFile('a', { body: 'Café.' }), 'latin1'),
      '1: is not in UTF-8',
    ],
    ['UTF-16', Buffer.from(`\ufeff${articleFile('a')}`, 'utf16le'), '1: is in UTF-16: save it in UTF-8'],
  ])('is refused with %s', async (_, bytes, problem) => {
    expect((await inBytes(bytes)).problems).toEqual([expect.stringContaining(problem)]);
  });
});

it('counts the read time of an article that names none', async () => {
  const body = (words: number) => `Intro.\n\n## Heading\n${'word '.repeat(words).trim()}`;
  const fixture = await createFixture({
    'a.md': articleFile('a', { front: { readTime: '' }, body: body(898) }),
    'b.md': articleFile('b', { front: { readTime: '' }, body: body(1) }),
    'c.md': articleFile('c', { front: { readTime: '7 min read' }, body: body(1) }),
  });
  const { articles } = await readArticles(fixture.folder);
  expect(articles.map((article) => metaOf(article).readTime)).toEqual(['4 min read', '1 min read', '7 min read']);
});

it('gives the section with the facts the box of its author, under a heading of its own', async () => {
  const fixture = await createFixture({
    'a.md': articleFile('a', { front: { keyHeading: 'Costs' }, body: 'One.\n\n## Costs\n\nThree.' }),
    'b.md': articleFile('b', { front: { keyHeading: 'Prices' }, body: 'One.\n\n## Costs\n\nThree.' }),
  });
  const { articles, problems } = await readArticles(fixture.folder);
  expect(problems.map(({ reason }) => reason)).toEqual(['no section has the heading Prices']);
  const out = join(fixture.folder, 'out');
  await writeArticles(articles.slice(0, 1), out);
  expect(JSON.parse(await readFile(join(out, 'a.json'), 'utf8')).byline.keyHeading).toBe('Costs');
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
