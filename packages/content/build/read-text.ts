import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { unprintable } from '../src/schemas/text.js';
import type { Problem } from './problem.js';

const byteOrderMarks = /^(?:\xff\xfe|\xfe\xff)/;

/**
 * Reads a text file of the content, whatever editor saved it: with or without a byte order mark, with line endings of any system. The text has "\n"
 * only. Characters that cannot be shown are problems, and so is a file that is not UTF-8; its text is then empty.
 */
export function readText(path: string): { text: string; problems: Problem[] } {
  const file = relative(process.cwd(), path);
  const bytes = readFileSync(path);
  let text: string;
  try {
    text = normalizeLines(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    const format = byteOrderMarks.test(bytes.toString('latin1', 0, 2)) ? 'is in UTF-16' : 'is not in UTF-8';
    return { text: '', problems: [{ file, line: 1, reason: `${format}: save it in UTF-8` }] };
  }
  const problems = text.split('\n').flatMap((content, index) => {
    const [character] = unprintable.exec(content) ?? [];
    return character ? [{ file, line: index + 1, reason: `has the character ${codeOf(character)}, delete it` }] : [];
  });
  return { text, problems };
}

/** Line endings of Windows and of old Macs become "\n". */
export const normalizeLines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** The name that an editor's search finds, such as U+000B. */
const codeOf = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
