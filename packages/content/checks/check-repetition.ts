import type { Problem } from '../build/problem.js';
import { plain } from '../build/strings.js';
import type { Check } from './check.js';

/** Shorter sentences may be the same by chance. */
const minWords = 10;

/** No paragraph and no long sentence may occur twice, in one article or in two. Drafts are exempt, because they begin as copies of a template. */
export const checkRepetition: Check = ({ articles }) => {
  const problems: Problem[] = [];
  const paragraphs = new Map<string, string>();
  const sentences = new Map<string, string>();
  for (const { file, meta, passages } of articles) {
    if (meta.draft) continue;
    for (const { line, text, blocks } of passages) {
      // Several articles may link to a calculator with the same text.
      if (blocks[0]?.kind === 'tool') continue;
      const here = `${file}:${line}`;
      const paragraph = normalize(plain(text));
      const duplicate = paragraphs.get(paragraph);
      if (duplicate) {
        problems.push({ file, line, reason: `is the same paragraph as ${duplicate}` });
        continue;
      }
      paragraphs.set(paragraph, here);
      for (const part of plain(text).split(/(?<=[.?!])\s+|\n/)) {
        const sentence = normalize(part);
        if (sentence.split(' ').length < minWords) continue;
        const other = sentences.get(sentence);
        if (other) problems.push({ file, line, reason: `has the same sentence as ${other}: "${part.trim()}"` });
        sentences.set(sentence, here);
      }
    }
  }
  return problems;
};

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}$%]+/gu, ' ')
    .trim();
}
