import { relative } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString as plainText } from 'mdast-util-to-string';
import { figures } from '../../src/figures.js';
import type { ArticleFrontMatter, ArticleSection } from '../../src/schemas/article.js';
import { readFrontMatter } from './front-matter.js';
import { type Link, type MarkupContext, refuse, writeParagraph } from './light-markup.js';
import type { Problem } from './problem.js';

/** A paragraph as written, for checks that need its line. */
export interface Block {
  line: number;
  /** Light markup. */
  text: string;
}

export interface ParsedArticle {
  /** As problems name it. */
  file: string;
  path: string;
  source: string;
  meta: ArticleFrontMatter;
  /** Line of each key of the front matter. */
  lines: ReadonlyMap<string, number>;
  introduction: string;
  sections: ArticleSection[];
  blocks: Block[];
  links: Link[];
}

export interface ParseResult {
  article?: ParsedArticle;
  problems: Problem[];
}

/** Turns one article file into data. Every problem names the line of the file that it was found in. */
export function parseArticle(path: string, rawSource: string): ParseResult {
  const file = relative(process.cwd(), path);
  const { source, problems } = fillFigures(file, rawSource);
  const { data: meta, lines, body, bodyOffset, problems: frontProblems } = readFrontMatter(file, source);
  problems.push(...frontProblems);

  const links: Link[] = [];
  const context: MarkupContext = {
    file,
    lineOf: (node) => bodyOffset + (node.position?.start.line ?? 1),
    links,
    problems,
  };
  const blocks: Block[] = [];
  const parts: { heading: string; line: number; paragraphs: string[] }[] = [];
  let part = { heading: '', line: bodyOffset + 1, paragraphs: [] as string[] };

  for (const node of fromMarkdown(body).children) {
    const line = context.lineOf(node);
    if (node.type === 'paragraph') {
      const text = writeParagraph(node, context);
      blocks.push({ line, text });
      part.paragraphs.push(text);
    } else if (node.type === 'heading' && node.depth === 2) {
      parts.push(part);
      part = { heading: plainText(node), line, paragraphs: [] };
      if (part.heading === '') problems.push({ file, line, reason: 'has a heading without words' });
    } else if (node.type === 'heading') {
      problems.push({ file, line, reason: 'uses a heading of another level; only ## is known' });
    } else {
      refuse(node, context);
    }
  }
  parts.push(part);

  for (const { heading, line, paragraphs } of parts) {
    if (paragraphs.length > 0) continue;
    const reason = heading === '' ? 'has no introduction before its first heading' : `"${heading}" has no text`;
    problems.push({ file, line, reason });
  }
  if (parts.length === 1 && lines.size > 0)
    problems.push({ file, line: part.line, reason: 'needs at least one ## section' });
  if (!meta || problems.length > 0) return { problems };

  const [introduction, ...sections] = parts.map(({ heading, paragraphs }) => ({
    heading,
    content: paragraphs.join('\n\n'),
  }));
  const article = {
    file,
    path,
    source,
    meta,
    lines,
    introduction: introduction?.content ?? '',
    sections,
    blocks,
    links,
  };
  return { article, problems };
}

/** Puts the figure in the place of `{{its id}}`, so that an article can follow the registry. */
function fillFigures(file: string, source: string): { source: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const filled = source.replaceAll(/\{\{(\w*)\}\}/g, (whole, id: string, offset: number) => {
    if (Object.hasOwn(figures, id)) return figures[id as keyof typeof figures];
    const line = source.slice(0, offset).split('\n').length;
    problems.push({ file, line, reason: `${whole} is not a figure of src/figures.ts` });
    return whole;
  });
  return { source: filled, problems };
}
