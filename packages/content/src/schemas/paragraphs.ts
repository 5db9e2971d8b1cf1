import type { Block } from './block.js';

/** Paragraphs and, from arrays, lists. */
export const paragraphs = (...parts: readonly (string | readonly string[])[]): Block[] =>
  parts.map((part) =>
    typeof part === 'string' ? { kind: 'paragraph', text: part } : { kind: 'list', items: [...part] },
  );
