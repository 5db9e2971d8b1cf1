import type { Image, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import type { Block } from '../src/schemas/block.js';
import { publicDefaults } from '../src/site/public-defaults.js';
import type { MarkupContext, Picture } from './markup-context.js';
import { checkLines, checkLink, checkNumbers, checkStrong, checkTable, checkText } from './misread.js';

export const srcSetOf = ({ versions }: Picture) =>
  versions.map(({ address, width }) => `${address} ${width}w`).join(', ');

const names: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'a quotation (>)',
  break: 'a forced line break',
  code: 'a code block, or a line indented by four spaces',
  definition: 'a link definition',
  delete: 'struck-out text',
  emphasis: 'emphasis with * or _; only **strong** is allowed',
  html: 'HTML',
  image: 'an image within a line; put it into its own paragraph',
  imageReference: 'an image by reference',
  inlineCode: 'code between backticks',
  linkReference: 'a link by reference; write [words](/address)',
  list: 'a Markdown list; begin a line with "• " instead',
  thematicBreak: 'a rule (---)',
};

/** Reports Markdown that articles may not use. */
export function refuse(node: RootContent, context: MarkupContext): void {
  context.report(context.lineOf(node), `uses ${names[node.type] ?? node.type}, which articles may not use`);
}

/** A picture, or paragraphs and the lists of lines that begin with "• ". */
export function readParagraph(paragraph: Paragraph, context: MarkupContext): Block[] {
  const [only, ...others] = paragraph.children;
  if (only?.type === 'image' && others.length === 0) return readPicture(only, context);
  checkLines(paragraph, context);
  const blocks: Block[] = [];
  for (const [index, line] of inlineMarkup(paragraph.children, context).split('\n').entries()) {
    const last = blocks.at(-1);
    const item = /^\s*•\s*(.*)$/.exec(line)?.[1];
    if (item === undefined && last?.kind === 'paragraph') last.text += `\n${line}`;
    else if (item === undefined) blocks.push({ kind: 'paragraph', text: line });
    else if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
    const at = context.lineOf(paragraph) + index;
    if (/^•\S/.test(line)) context.report(at, 'needs a space after •');
    if (/^\|/.test(line)) context.report(at, 'is not a table: it needs a row of headings and a row of | --- |');
  }
  return blocks;
}

/** A numbered list. Other lists are refused: writers begin lines with "• " instead. */
export function readList(list: List, context: MarkupContext): Block {
  if (list.ordered) checkNumbers(list, context);
  else refuse(list, context);
  const items = list.children.map((item) => {
    const [only, ...others] = item.children;
    if (only?.type === 'paragraph' && others.length === 0) {
      checkLines(only, context);
      const text = inlineMarkup(only.children, context);
      if (/^\s*•/m.test(text)) context.report(context.lineOf(item), 'has a list within an item: end the list before');
      return text;
    }
    context.report(context.lineOf(item), 'has an item of more than one paragraph, which numbered lists may not have');
    return '';
  });
  return { kind: 'steps', items };
}

export function readTable(table: Table, caption: string, context: MarkupContext): Block {
  checkTable(table, context);
  const { children, align } = table;
  const [head = [], ...rows] = children.map((row) => row.children.map((cell) => inlineMarkup(cell.children, context)));
  for (const row of children) {
    if (row.children[0]?.children.length) continue;
    context.report(context.lineOf(row), 'needs a word in the first column, which names the row');
  }
  return {
    kind: 'table',
    ...(caption && { caption }),
    head,
    align: head.map((_, column) => (align?.[column] === 'right' ? 'right' : 'left')),
    rows,
  };
}

function readPicture(node: Image, context: MarkupContext): Block[] {
  const alt = node.alt?.trim() ?? '';
  const found = context.pictureOf(node.url);
  const problem =
    alt.split(' ').length < 4
      ? `the alt text of ${node.url} must describe the picture`
      : typeof found === 'string' && found;
  if (problem) context.report(context.lineOf(node), problem);
  if (typeof found === 'string') return [{ kind: 'paragraph', text: alt }];
  const { address: src, width, height } = found;
  const srcSet = srcSetOf(found);
  return [
    { kind: 'picture', src, ...(srcSet && { srcSet }), alt, width, height, ...(node.title && { caption: node.title }) },
  ];
}

/** Light markup: `**strong**`, `[text](href)` and line breaks. */
const inlineMarkup = (nodes: readonly PhrasingContent[], context: MarkupContext) =>
  nodes.map((child) => writeInline(child, context)).join('');

function writeInline(node: PhrasingContent, context: MarkupContext): string {
  if (node.type === 'text') {
    checkText(node, context);
    return node.value;
  }
  if (node.type === 'strong') {
    const markup = `**${inlineMarkup(node.children, context)}**`;
    checkStrong(node, markup, context);
    return markup;
  }
  if (node.type === 'link') {
    const href = configured(node.url);
    const line = context.lineOf(node);
    context.links.push({ href, line });
    const isAddress = context.sourceOf(node).startsWith('<');
    const words = isAddress ? node.url.replace(/^mailto:/, '') : inlineMarkup(node.children, context);
    const markup = `[${words}](${href})`;
    checkLink(node, markup, line, context);
    return markup;
  }
  refuse(node, context);
  return '';
}

/** Articles link to the application at its default origin, which is replaced by the configured one. */
function configured(href: string): string {
  const origin = publicDefaults.PUBLIC_APP_ORIGIN;
  return href.startsWith(`${origin}/`)
    ? `${process.env.PUBLIC_APP_ORIGIN ?? origin}${href.slice(origin.length)}`
    : href;
}
