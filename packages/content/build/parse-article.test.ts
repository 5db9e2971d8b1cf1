import { describe, expect, it } from 'vitest';
import { facts } from '../src/facts/facts.js';
import { paragraphs } from '../src/schemas/paragraphs.js';
import { articleFile } from '../testing/fixture.js';
import { parseArticle } from './parse-article.js';

const parse = (body: string, front?: Record<string, string>) =>
  parseArticle('sample.md', articleFile('sample', { body, ...(front && { front }) }));
const firstProblem = (body: string, front?: Record<string, string>) => parse(body, front).problems[0];
/** Lines of front matter before the body. */
const offset = 12;

describe('parseArticle', () => {
  it('reads introduction and sections as blocks', () => {
    const { article, problems } = parse(
      'First **strong** words.\n\nSecond [link](/blog/other).\n\n## One\n• **A** point\n• another\n\nEnd.\n\n## Author Bio\nA person.',
    );
    expect(problems).toEqual([]);
    expect(article?.introduction).toEqual(paragraphs('First **strong** words.', 'Second [link](/blog/other).'));
    expect(article?.sections).toEqual([
      { heading: 'One', content: paragraphs(['**A** point', 'another'], 'End.') },
      { heading: 'Author Bio', content: paragraphs('A person.') },
    ]);
    expect(article?.links).toEqual([{ href: '/blog/other', line: offset + 3 }]);
  });

  it('separates lines with a bullet from the lines around them, and lists at a blank line', () => {
    const { article } = parse('Ask for:\n• the price\n•  the date\nThen\nsign.\n\n• a\n\n• b • c\n\n## One\nText.');
    expect(article?.introduction).toEqual(
      paragraphs('Ask for:', ['the price', 'the date'], 'Then\nsign.', ['a'], ['b • c']),
    );
  });

  it('keeps a bar within a cell', () => {
    const { article } = parse('Intro.\n\n## One\n| A | B |\n| - | - |\n| a \\| b | 1 |');
    expect(article?.sections[0]?.content).toMatchObject([{ rows: [['a | b', '1']] }]);
  });

  it('reads tables with their captions, numbered lists and third-level headings', () => {
    const table = '| Way | Cost |\n| - | -: |\n| **a** [b](/blog) | $1 |';
    const { article, problems } = parse(
      `Intro.\n\n## One\n### Two\n1. a\n2. b\n\nTable: Four ways\n\n${table}\n\n${table}`,
    );
    expect(problems).toEqual([]);
    const rows = { kind: 'table', head: ['Way', 'Cost'], align: ['left', 'right'], rows: [['**a** [b](/blog)', '$1']] };
    expect(article?.sections[0]?.content).toEqual([
      { kind: 'heading', text: 'Two' },
      { kind: 'steps', items: ['a', 'b'] },
      { ...rows, caption: 'Four ways' },
      rows,
    ]);
    expect(article?.links).toHaveLength(2);
  });

  it('turns the link to a calculator into a separate block', () => {
    const { article, problems } = parse(
      'Intro.\n\n## One\nText.\n\nCalculator: [Try it](/tools/business-loan?months=3)',
    );
    expect(problems).toEqual([]);
    expect(article?.sections[0]?.content).toEqual([
      ...paragraphs('Text.'),
      { kind: 'tool', label: 'Try it', href: '/tools/business-loan?months=3' },
    ]);
    expect(article?.links).toHaveLength(1);
  });

  it('accepts an empty heading', () => {
    const { article, problems } = parse('Intro.\n\n##\nText.');
    expect(problems).toEqual([]);
    expect(article?.sections).toEqual([{ heading: '', content: paragraphs('Text.') }]);
  });

  it('fills in facts and their days', () => {
    const { article } = parse('Prime is {{primeUs}}, on {{primeUs.asOf}}.\n\n## One\nText.');
    const day = new Date(facts.primeUs.source.asOf).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(article?.introduction).toEqual(paragraphs(`Prime is ${facts.primeUs.text}, on ${day}.`));
  });

  it('replaces the names of figures', () => {
    const { article } = parse('From {{fundingRange}}.\n\n## One\nText.');
    expect(article?.introduction).toEqual(paragraphs('From $3K to $300M.'));
  });

  it.each([
    ['a day of a figure', 'Of {{fundingRange.asOf}}.\n\n## One\nText.', offset + 1, 'not a figure'],
    ['an unknown figure', 'Of {{nothing}}.\n\n## One\nText.', offset + 1, 'not a figure'],
    ['a Markdown list', 'Intro.\n\n## One\n- point', offset + 4, '"• "'],
    ['a numbered item of two paragraphs', 'Intro.\n\n## One\n1. a\n\n   b', offset + 4, 'more than one paragraph'],
    ['a heading of the fourth level', 'Intro.\n\n## One\nText.\n\n#### Two\nText.', offset + 6, 'only ##'],
    ['a third-level heading in the introduction', 'Intro.\n\n### Two\n\n## One\nText.', offset + 3, 'only ##'],
    [
      'a picture that is not in its folder',
      'Intro.\n\n## One\n![A line that rises](y.png)',
      offset + 4,
      'no picture y.png',
    ],
    ['a picture without a description', 'Intro.\n\n## One\n![Chart](y.png)', offset + 4, 'alt text of y.png'],
    ['HTML', 'Intro.\n\n<b>x</b>\n\n## One\nText.', offset + 3, 'HTML'],
    ['HTML within a line', 'Intro <b>x</b>.\n\n## One\nText.', offset + 1, 'HTML'],
    [
      'a calculator without its link',
      'Intro.\n\n## One\nCalculator: business loan',
      offset + 4,
      'a link to a calculator',
    ],
    ['an image within a line', 'Intro ![x](/y.png).\n\n## One\nText.', offset + 1, 'an image'],
    ['emphasis', 'Intro *x*.\n\n## One\nText.', offset + 1, 'emphasis'],
    ['a row without headings', 'Intro.\n\n## One\n| a | b |', offset + 4, 'is not a table'],
    ['a row without a name', 'Intro.\n\n## One\n| a | b |\n| - | - |\n| | d |', offset + 6, 'which names the row'],
    ['code', 'Intro `x`.\n\n## One\nText.', offset + 1, 'code'],
    ['a quotation', '> Intro.\n\n## One\nText.', offset + 1, 'quotation'],
    ['a bullet without a space', 'Intro.\n\n## One\n• a\n•b', offset + 5, 'space after'],
    ['no introduction', '## One\nText.', offset + 1, 'no introduction'],
    ['an empty section', 'Intro.\n\n## One\n\n## Two\nText.', offset + 3, '"One" has no text'],
    ['no section', 'Intro.', offset + 1, 'at least one'],
  ])('refuses %s and names its line', (_, body, line, reason) => {
    expect(firstProblem(body)).toEqual({ file: 'sample.md', line, reason: expect.stringContaining(reason) });
  });

  it.each([
    [
      'a year at the start of a sentence',
      '1986. What a year.',
      0,
      String.raw`read as item 1986 of a numbered list, and shown as 1; write 1986\. if`,
    ],
    ['a list that begins with 3', '3. a\n4. b', 0, 'item 3'],
    ['a list that leaves a number out', '1. a\n3. b', 1, 'item 3 of a numbered list, and shown as 2'],
    ['a numbered list right below a text', 'Ask for:\n2. b', 1, 'empty line before it'],
    ['a number without a space', '1.First', 0, 'space after the number'],
    ['a list within a numbered item', '1. a\n   • b', 1, 'indents •'],
    ['a list right below a numbered one', '1. a\n• b', 0, 'a list within an item'],
    ['a list within a list', '• a\n  • b', 1, 'indents •'],
    ['an item on two lines', '• a\n  and b', 1, 'would not belong to the item'],
    ['another bullet', '– a\n– b', 0, 'not an item'],
    ['a hyphen without a space', '-a', 0, 'not an item'],
    ['a plus', '+ a', 0, 'a Markdown list'],
    ['a heading by underlining', 'Text\n---', 0, 'is read as a heading'],
    ['a title by underlining', 'Text\n===', 0, 'another level'],
    ['a heading without a space', '##Two', 0, 'space after #'],
    ['a heading with a link', '## [Two](/blog)\nText.', 0, 'markup in a heading'],
    ['a heading that ends with #', '## We are no. #\nText.', 0, 'ends with #'],
    ['an indented line', 'A.\n\n    code', 2, 'indented by four spaces'],
    ['escaped strong text', String.raw`A \*\*b\*\*.`, 0, 'has ** that'],
    ['strong text of entities', 'A &ast;&ast;b&ast;&ast;.', 0, 'has ** that'],
    ['an escaped link', String.raw`A \[b\](/blog).`, 0, 'markup of a link as text'],
    ['strong text that is not closed', 'A **b.', 0, 'has ** that'],
    ['strong text on two lines', 'A **b\nc**.', 0, 'strong text that pages cannot show'],
    ['emphasis that is not closed', 'A *b.', 0, 'a single *'],
    ['emphasis by a line that is not closed', 'A _b.', 0, 'has a _'],
    ['code that is not closed', 'A `b.', 0, 'has a `'],
    ['struck-out text', 'A ~~b~~.', 0, '~~'],
    ['highlighted text', 'A ==b==.', 0, '=='],
    ['a mark with spaces', 'A {{ primeUs }}.', 0, 'no mark'],
    ['a misspelt entity', 'A&nbps;b.', 0, '&nbps;, which is the name of no character'],
    ['a link by reference', '[a][b]\n\n[b]: /blog', 0, 'by reference'],
    ['a reference to nothing', 'A [a][b].', 0, 'not closed'],
    ['a link with a space before its address', 'A [a] (/blog).', 0, 'not closed'],
    ['a link with a space in its address', 'A [a](/blog a).', 0, 'not closed'],
    ['a link without words', 'A [](/blog).', 0, 'pages cannot show'],
    ['a link with strong words', 'A [**b**](/blog).', 0, 'pages cannot show'],
    ['a link with brackets', 'A [b [c]](/blog).', 0, 'pages cannot show'],
    ['a link with a title', 'A [b](/blog "c").', 0, 'title in a link'],
    ['a footnote', 'A[^1].', 0, 'footnote'],
    ['a bare address', 'See https://www.sba.gov/a.', 0, 'nobody can follow'],
    ['a bare email address', 'Write to a@b.example.', 0, 'nobody can follow'],
    ['a surplus cell', '| A | B |\n| - | - |\n| a | b | c |', 2, 'row of 3 cells in a table of 2'],
    ['a missing cell', '| A | B |\n| - | - |\n| a |', 2, 'row of 1 cells'],
    ['a text right below a table', '| A | B |\n| - | - |\n| a | b |\nText.', 3, 'row of 1 cells'],
    ['a table without rows', '| A | B |\n| - | - |', 0, 'without rows'],
    ['a centred column', '| A | B |\n| - | :-: |\n| a | b |', 1, 'centres'],
    ['a table without bars at its ends', 'A | B | C\n--- | ---\na | b', 1, 'as many cells'],
    ['a caption without a table', 'Table: Four ways\n\nText.', 0, 'just before a table'],
    ['a caption in lower case', 'table: Four ways', 0, 'just before a table'],
    ['a list in a caption', 'Table: Four ways\n• a\n\n| A | B |\n| - | - |\n| a | b |', 0, 'just before a table'],
    ['a list below a calculator', 'Calculator: [Loan](/tools/business-loan)\n• a', 0, 'alone with a link'],
  ])('refuses what is read otherwise than it looks: %s', (_, text, line, reason) => {
    expect(firstProblem(`Intro.\n\n## One\n${text}`)).toEqual({
      file: 'sample.md',
      line: offset + 4 + line,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    [String.raw`1986\. What a year.`, '1986. What a year.'],
    [String.raw`A \* b.`, 'A * b.'],
    [String.raw`A \_b.`, 'A _b.'],
    ['AT&amp;T &amp;amp; B&B;', 'AT&T &amp; B&B;'],
    ['#1 of snake_case_names, 5 - 3 = 2', '#1 of snake_case_names, 5 - 3 = 2'],
    ['[a](/b_(c)) and [sic] (see below)', '[a](/b_(c)) and [sic] (see below)'],
    ['<https://www.sba.gov/a>', '[https://www.sba.gov/a](https://www.sba.gov/a)'],
    ['-5% or\n+1 416 555 0100', '-5% or\n+1 416 555 0100'],
  ])('reads %s as it looks', (text, shown) => {
    const { article, problems } = parse(`${text}\n\n## One\nText.`);
    expect(problems).toEqual([]);
    expect(article?.introduction).toEqual(paragraphs(shown));
  });

  it('accepts a numbered list whose numbers are all 1', () => {
    const { article } = parse('Intro.\n\n## One\n1. a\n1. b');
    expect(article?.sections[0]?.content).toEqual([{ kind: 'steps', items: ['a', 'b'] }]);
  });

  it.each([
    ['a comment that cuts it', { title: 'The # 1 way' }, 'is cut before "# 1 way"'],
    ['markup', { title: 'A **way**' }, 'has markup'],
    [
      'a word that YAML takes for a tag',
      { title: '!Now or never' },
      'begins with * & or !, which YAML would leave out',
    ],
    ['a word that YAML takes for an anchor', { title: '&c and more' }, 'begins with * & or !'],
    ['a word that YAML takes for an alias', { title: '*free' }, 'begins with * & or !'],
  ])('refuses a value of the front matter with %s', (_, front, reason) => {
    expect(firstProblem('Intro.\n\n## One\nText.', front as Record<string, string>)).toEqual({
      file: 'sample.md',
      line: 3,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    ['an unknown field', { mood: 'calm' }, offset, 'unknown field mood'],
    ['a missing field', { author: '' }, 2, 'author'],
    ['a day that does not exist', { date: '"February 30, 2025"' }, 6, 'March 3, 2025'],
    ['an unknown category', { category: 'Gossip' }, 8, 'category'],
    ['a picture without alt text', { image: '{}' }, 10, 'image.alt'],
    ['an unknown nested field', { image: '\n  alt: A line and a sun\n  size: 3' }, 10, 'unknown field size'],
    ['a picture on another host', { image: '\n  alt: A line\n  src: //x.example/y.png' }, 12, 'the name of a picture'],
    ['invalid YAML', { title: '"open' }, 3, 'front matter'],
  ])('refuses front matter with %s', (_, front, line, reason) => {
    const problem = firstProblem('Intro.\n\n## One\nText.', front);
    expect(problem?.reason).toContain(reason);
    expect(problem?.line).toBe(line);
  });

  it('refuses a file without front matter', () => {
    expect(parseArticle('sample.md', 'Text.').problems).toEqual([
      { file: 'sample.md', line: 1, reason: expect.stringContaining('front matter') },
    ]);
  });
});
