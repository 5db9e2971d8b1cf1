import { describe, expect, it } from 'vitest';
import { parseBlocks } from './blocks.js';

describe('parseBlocks', () => {
  it('separates paragraphs at blank lines and keeps the line breaks inside them', () => {
    expect(parseBlocks('One\ntwo\n\n\nThree\r\n')).toEqual([
      { kind: 'paragraph', text: 'One\ntwo' },
      { kind: 'paragraph', text: 'Three' },
    ]);
  });

  it('makes lines that begin with a bullet items of a list', () => {
    expect(parseBlocks('Ask for:\n• the price\n•  the date\nThen sign.')).toEqual([
      { kind: 'paragraph', text: 'Ask for:' },
      { kind: 'list', items: ['the price', 'the date'] },
      { kind: 'paragraph', text: 'Then sign.' },
    ]);
  });

  it('begins a new list after a blank line, and knows a bullet only where a line begins', () => {
    expect(parseBlocks('• a\n\n• b • c')).toEqual([
      { kind: 'list', items: ['a'] },
      { kind: 'list', items: ['b • c'] },
    ]);
  });

  it('makes nothing of nothing', () => {
    expect(parseBlocks(' \n\n')).toEqual([]);
  });
});
