import { plain } from '../build/strings.js';
import type { Check } from './check.js';

const wordsPerMinute = 220;
const tolerance = 0.5;

export const checkReadTime: Check = ({ articles }) =>
  articles.flatMap(({ file, lines, meta, sections, passages }) => {
    const text = [...sections.map(({ heading }) => heading), ...passages.map((passage) => passage.text)].join('\n');
    const words = plain(text)
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
    const minutes = words / wordsPerMinute;
    const printed = Number.parseInt(meta.readTime, 10);
    if (Math.abs(minutes - printed) <= tolerance) return [];
    const reason = `says "${meta.readTime}", but ${words} words take ${minutes.toFixed(1)} minutes`;
    return [{ file, line: lines.get('readTime') ?? 1, reason }];
  });
