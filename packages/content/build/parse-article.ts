import { basename, relative } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as plainText } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { ArticleFrontMatter, ArticleSection } from '../src/schemas/article.js';
import { type Block, blockText } from '../src/schemas/block.js';
import { type ArticleWords, englishWords } from './article-words.js';
import { readFrontMatter } from './front-matter.js';
import { readList, readParagraph, readTable, refuse } from './light-markup.js';
import type { Link, MarkupContext } from './markup-context.js';
import { checkHeading } from './misread.js';
import type { PictureFile } from './pictures.js';
import type { Problem } from './problem.js';

/** A paragraph that begins with this is the caption of the table below it. */
const captionMark = 'Table: ';

const calculatorMark = 'Calculator: ';

/** What became of one paragraph, list or table of the file, for checks. */
export interface Passage {
  line: number;
  blocks: readonly Block[];
  /** Its texts in light markup. */
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
  /** Number of lines before the text. */
  bodyOffset: number;
  introduction: Block[];
  sections: ArticleSection[];
  passages: Passage[];
  links: Link[];
  /** The picture at its head, if it is not drawn. */
  cover?: PictureFile;
  pictures: PictureFile[];
}

/**
 * Turns the text of an article file into data. `pictures` are those of its folder, by name, or the reason why a file is none. Every problem has its
 * line in the file.
 */
export function parseArticle(
  path: string,
  rawSource: string,
  pictures: ReadonlyMap<string, PictureFile | string> = new Map(),
  words: ArticleWords = englishWords,
): { article?: ParsedArticle; problems: Problem[] } {
  const file = relative(process.cwd(), path);
  const { source, problems } = fillFigures(file, rawSource, words);
  const { data: meta, lines, body, bodyOffset, problems: frontProblems } = readFrontMatter(file, source);
  problems.push(...frontProblems);

  const links: Link[] = [];
  const used = new Set<string>();
  const pictureOf = (name: string): PictureFile | string => {
    used.add(name);
    return pictures.get(name) ?? `there is no picture ${name} in the folder ${basename(path, '.md')}/`;
  };
  const report = (line: number, reason: string) => problems.push({ file, line, reason });
  const context: MarkupContext = {
    lineOf: (node) => bodyOffset + (node.position?.start.line ?? 1),
    sourceOf: ({ position }) => body.slice(position?.start.offset, position?.end.offset),
    links,
    report,
    pictureOf,
  };
  const passages: Passage[] = [];
  const parts = [{ heading: '', line: bodyOffset + 1, content: [] as Block[] }];
  let caption = '';

  const root = fromMarkdown(body, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  for (const [index, node] of root.children.entries()) {
    const line = context.lineOf(node);
    const add = (...blocks: Block[]) => {
      passages.push({ line, blocks, text: blocks.map(blockText).join('\n') });
      parts.at(-1)?.content.push(...blocks);
    };
    if (node.type === 'paragraph') {
      const blocks = readParagraph(node, context);
      const [first, ...others] = blocks;
      const text = first?.kind === 'paragraph' ? first.text : '';
      // A list right below a caption or a calculator would be left out.
      const isAlone = others.length === 0;
      const captions = isAlone && text.startsWith(captionMark) && root.children[index + 1]?.type === 'table';
      if (captions) caption = text.slice(captionMark.length);
      else if (!isAlone || !text.startsWith(calculatorMark)) {
        add(...blocks);
        if (/^(?:table|calculator)\s*:/im.test(text))
          report(line, 'must have "Table: " alone, just before a table, and "Calculator: " alone with a link');
      } else {
        const [, label, href] = /^\[([^\]]+)\]\((\/tools\/[^)\s]+)\)$/.exec(text.slice(calculatorMark.length)) ?? [];
        if (label && href) add({ kind: 'tool', label, href });
        else report(line, 'must have a link to a calculator after "Calculator: ", and nothing else');
      }
    } else if (node.type === 'table') {
      add(readTable(node, caption, context));
      caption = '';
    } else if (node.type === 'list') {
      add(readList(node, context));
    } else if (node.type === 'heading' && node.depth === 2) {
      checkHeading(node, context);
      parts.push({ heading: plainText(node), line, content: [] });
    } else if (node.type === 'heading' && node.depth === 3 && parts.length > 1) {
      checkHeading(node, context);
      add({ kind: 'heading', text: plainText(node) });
    } else if (node.type === 'heading') {
      report(line, 'uses a heading of another level; articles have only ##, and ### below it');
    } else {
      refuse(node, context);
    }
  }

  for (const [at, { heading, line, content }] of parts.entries()) {
    if (content.length > 0) continue;
    report(line, at === 0 ? 'has no introduction before its first heading' : `"${heading}" has no text`);
  }
  if (parts.length === 1 && lines.size > 0) report(bodyOffset + 1, 'needs at least one ## section');
  const cover = meta?.image.src && pictureOf(meta.image.src);
  if (typeof cover === 'string' && cover) report(lines.get('image') ?? 1, cover);
  for (const name of pictures.keys()) {
    if (!used.has(name)) report(1, `does not show ${name}, which is in its folder`);
  }
  if (!meta || problems.length > 0) return { problems };

  const [introduction, ...sections] = parts.map(({ heading, content }) => ({ heading, content }));
  const article = {
    file,
    path,
    source,
    meta,
    lines,
    bodyOffset,
    introduction: introduction?.content ?? [],
    sections,
    passages,
    links,
    ...(typeof cover === 'object' && { cover }),
    pictures: [...pictures.values()].filter((picture) => typeof picture !== 'string'),
  };
  return { article, problems };
}

/** Replaces each `{{id}}` with that figure of src/claims/values.ts or that fact of src/facts, and `{{id.asOf}}` with the fact's day, and sets hard spaces. */
function fillFigures(
  file: string,
  source: string,
  { figures, facts, printedDay, hardSpaces }: ArticleWords,
): { source: string; problems: Problem[] } {
  const problems: Problem[] = [];
  const filled = source.replaceAll(/\{\{([\w.]*)\}\}/g, (whole, mark: string, offset: number) => {
    const [id = '', asOf] = mark.split('.');
    if (!asOf && Object.hasOwn(figures, id)) return figures[id] ?? whole;
    const fact = Object.hasOwn(facts, id) ? facts[id] : undefined;
    if (fact && (!asOf || asOf === 'asOf')) return asOf ? printedDay(fact.source.asOf) : fact.text;
    const line = source.slice(0, offset).split('\n').length;
    problems.push({ file, line, reason: `${whole} is not a figure of src/claims/values.ts, nor a fact of src/facts` });
    return whole;
  });
  return { source: hardSpaces(filled), problems };
}
