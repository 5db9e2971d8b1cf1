import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.js';

describe('parseBlocks', () => {
  it('separates paragraphs at blank lines and keeps the line breaks inside them', () => {
    expect(parseBlocks('One\ntwo\n\n\nThree\r\n')).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'Three' },
    ]);
  });

  it('reads lines that begin with a bullet as items of a list', () => {
    expect(parseBlocks('Ask for:\n• the price\n•  the date\nThen sign.')).toEqual([
      { kind: 'paragraph', text: 'Ask for:' },
      { kind: 'list', items: ['the price', 'the date'] },
      { kind: 'paragraph', text: 'Then sign.' },
    ]);
  });

  it('starts a new list after a blank line, and reads a bullet only at the start of a line', () => {
    expect(parseBlocks('• a\n\n• b • c')).toEqual([
      { kind: 'list', items: ['a'] },
      { kind: 'list', items: ['b • c'] },
    ]);
  });

  it('reads lines that begin with a number as steps, and lines that begin with ### as headings', () => {
    expect(parseBlocks('First:\n1. Open\n2. Close\n### Why\nBecause.')).toEqual([
      { kind: 'paragraph', text: 'First:' },
      { kind: 'steps', items: ['Open', 'Close'] },
      { kind: 'heading', text: 'Why' },
      { kind: 'paragraph', text: 'Because.' },
    ]);
    expect(parseBlocks('In 2024. It rose.')).toEqual([{ kind: 'paragraph', text: 'In 2024. It rose.' }]);
  });

  it('reads rows as a table, with its caption and right-aligned columns', () => {
    expect(
      parseBlocks('So:\n|+ Four prices\n| Way | Cost |\n| --- | ---: |\n| Line | $2,486 |\n| a \\| b | 1 |\nEnd.'),
    ).toEqual([
      { kind: 'paragraph', text: 'So:' },
      {
        kind: 'table',
        caption: 'Four prices',
        head: ['Way', 'Cost'],
        align: ['left', 'right'],
        rows: [
          ['Line', '$2,486'],
          ['a | b', '1'],
        ],
      },
      { kind: 'paragraph', text: 'End.' },
    ]);
  });

  it('reads a picture of this site with its size, and reads a picture of another site as text', () => {
    expect(parseBlocks('![A ring](/assets/ring.svg 800x450 "One year")\n![B](/b.png 2x1)')).toEqual([
      { kind: 'picture', src: '/assets/ring.svg', alt: 'A ring', width: 800, height: 450, caption: 'One year' },
      { kind: 'picture', src: '/b.png', alt: 'B', width: 2, height: 1, caption: undefined },
    ]);
    for (const line of ['![x](https://evil.example/x.png 1x1)', '![x](//evil.example/x.png 1x1)', '![x](/x.png)'])
      expect(parseBlocks(line)).toEqual([{ kind: 'paragraph', text: line }]);
  });

  it('reads a tool of this site, and reads a tool of another site as text', () => {
    expect(parseBlocks('Try:\n@[Your own](/tools/loan?amount=10)\nEnd.')).toEqual([
      { kind: 'paragraph', text: 'Try:' },
      { kind: 'tool', label: 'Your own', href: '/tools/loan?amount=10' },
      { kind: 'paragraph', text: 'End.' },
    ]);
    for (const line of ['@[x](https://evil.example)', '@[x](//evil.example)', 'a @[x](/tools)'])
      expect(parseBlocks(line)).toEqual([{ kind: 'paragraph', text: line }]);
  });

  it('returns nothing for an empty text', () => {
    expect(parseBlocks(' \n\n')).toEqual([]);
  });
});
