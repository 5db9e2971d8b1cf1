import { basename, relative } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as plainText } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { printedDay } from '../../src/facts/amounts.js';
import { type FactId, facts } from '../../src/facts/facts.js';
import { figures } from '../../src/figures.js';
import type { ArticleFrontMatter, ArticleSection } from '../../src/schemas/article.js';
import { readFrontMatter } from './front-matter.js';
import { type Link, type MarkupContext, refuse, writeList, writeParagraph, writeTable } from './light-markup.js';
import { type PictureFile, picturesOf } from './pictures.js';
import type { Problem } from './problem.js';

/** A paragraph that begins with this is the caption of the table below it. */
const captionMark = 'Table: ';

/** A paragraph that begins with this becomes a calculator. */
const calculatorMark = 'Calculator: ';

/** A paragraph and its line, for checks. */
export interface Block {
  line: number;
  /** Light markup. */
  text: string;
}

export interface ParsedArticle {
  /** The path that problems show, relative to the working directory. */
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
  pictures: PictureFile[];
}

export interface ParseResult {
  article?: ParsedArticle;
  problems: Problem[];
}

/** Turns an article file into data. Every problem has its line in the file. */
export function parseArticle(path: string, rawSource: string): ParseResult {
  const file = relative(process.cwd(), path);
  const { source, problems } = fillFigures(file, rawSource);
  const { data: meta, lines, body, bodyOffset, problems: frontProblems } = readFrontMatter(file, source);
  problems.push(...frontProblems);

  const links: Link[] = [];
  const pictures = picturesOf(path);
  const used = new Set<string>();
  const context: MarkupContext = {
    file,
    lineOf: (node) => bodyOffset + (node.position?.start.line ?? 1),
    links,
    problems,
    pictureOf: (name) => {
      used.add(name);
      return pictures.get(name) ?? `there is no picture ${name} in the folder ${basename(path, '.md')}/`;
    },
  };
  const blocks: Block[] = [];
  const parts: { heading: string; line: number; paragraphs: string[] }[] = [];
  let caption = '';
  let part = { heading: '', line: bodyOffset + 1, paragraphs: [] as string[] };

  const root = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  for (const [index, node] of root.children.entries()) {
    const line = context.lineOf(node);
    const add = (text: string) => {
      blocks.push({ line, text });
      part.paragraphs.push(text);
    };
    if (node.type === 'paragraph') {
      const text = writeParagraph(node, context);
      const captions = text.startsWith(captionMark) && root.children[index + 1]?.type === 'table';
      if (captions) caption = text.slice(captionMark.length);
      else if (!text.startsWith(calculatorMark)) add(text);
      else {
        const link = text.slice(calculatorMark.length);
        if (/^\[[^\]]+\]\(\/tools\/[^)\s]+\)$/.test(link)) add(`@${link}`);
        else
          problems.push({
            file,
            line,
            reason: 'must have a link to a calculator after "Calculator: ", and nothing else',
          });
      }
    } else if (node.type === 'table') {
      const table = writeTable(node, context);
      add(caption === '' ? table : `|+ ${caption}\n${table}`);
      caption = '';
    } else if (node.type === 'list') {
      add(writeList(node, context));
    } else if (node.type === 'heading' && node.depth === 2) {
      parts.push(part);
      part = { heading: plainText(node), line, paragraphs: [] };
    } else if (node.type === 'heading' && node.depth === 3 && parts.length > 0) {
      add(`### ${plainText(node)}`);
    } else if (node.type === 'heading') {
      problems.push({ file, line, reason: 'uses a heading of another level; articles have only ##, and ### below it' });
    } else {
      refuse(node, context);
    }
  }
  parts.push(part);

  for (const [at, { heading, line, paragraphs }] of parts.entries()) {
    if (paragraphs.length > 0) continue;
    const reason = at === 0 ? 'has no introduction before its first heading' : `"${heading}" has no text`;
    problems.push({ file, line, reason });
  }
  if (parts.length === 1 && lines.size > 0)
    problems.push({ file, line: part.line, reason: 'needs at least one ## section' });
  for (const name of pictures.keys()) {
    if (!used.has(name)) problems.push({ file, line: 1, reason: `does not show ${name}, which is in its folder` });
  }
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
    pictures: [...pictures.values()].filter((picture) => typeof picture !== 'string'),
  };
  return { article, problems };
}

/** Replaces each `{{id}}` with that figure of src/figures.ts or that fact of src/facts, and `{{id.asOf}}` with the fact's day. */
function fillFigures(file: string, source: string): { source: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const filled = source.replaceAll(/\{\{([\w.]*)\}\}/g, (whole, mark: string, offset: number) => {
    const [id = '', asOf] = mark.split('.');
    if (!asOf && Object.hasOwn(figures, id)) return figures[id as keyof typeof figures];
    const fact = Object.hasOwn(facts, id) ? facts[id as FactId] : undefined;
    if (fact && (!asOf || asOf === 'asOf')) return asOf ? printedDay(fact.source.asOf) : fact.text;
    const line = source.slice(0, offset).split('\n').length;
    problems.push({ file, line, reason: `${whole} is not a figure of src/figures.ts, nor a fact of src/facts` });
    return whole;
  });
  return { source: filled, problems };
}
