import type { List, Paragraph, PhrasingContent, RootContent, Table, TableCell } from 'mdast';
import { publicDefaults } from '../../src/public-defaults.js';
import type { Problem } from './problem.js';

export interface Link {
  href: string;
  line: number;
}

/** A picture in the article's folder. `address` is where the site serves it. */
export interface Picture {
  address: string;
  width: number;
  height: number;
}

/** The article that is being read, and what was found in it. */
export interface MarkupContext {
  file: string;
  lineOf: (node: { position?: { start: { line: number } } | undefined }) => number;
  links: Link[];
  problems: Problem[];
  /** The picture with that name, or the reason why there is none. */
  pictureOf: (name: string) => Picture | string;
}

const names: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'a quotation (>)',
  break: 'a forced line break',
  code: 'a code block, or a line indented by four spaces',
  definition: 'a link definition',
  delete: 'struck-out text',
  emphasis: 'emphasis with * or _; only **strong** is allowed',
  html: 'HTML',
  image: 'an image within a line; put it into its own paragraph',
  inlineCode: 'code between backticks',
  list: 'a Markdown list; begin a line with "• " instead',
  thematicBreak: 'a rule (---)',
};

/** Reports Markdown that articles may not use. */
export function refuse(node: RootContent, context: MarkupContext): void {
  const reason = `uses ${names[node.type] ?? node.type}, which articles may not use`;
  context.problems.push({ file: context.file, line: context.lineOf(node), reason });
}

/** A paragraph as light markup: `**strong**`, `[text](href)`, lines that begin with "• ", and line breaks. */
export function writeParagraph(paragraph: Paragraph, context: MarkupContext): string {
  const [only, ...others] = paragraph.children;
  if (only?.type === 'image' && others.length === 0) return writePicture(only, context);
  const markup = paragraph.children.map((child) => writeInline(child, context)).join('');
  for (const [index, line] of markup.split('\n').entries()) {
    const at = context.lineOf(paragraph) + index;
    if (/^•\S/.test(line)) context.problems.push({ file: context.file, line: at, reason: 'needs a space after •' });
    if (/^\|/.test(line)) {
      const reason = 'is not a table: it needs a row of headings and a row of | --- |';
      context.problems.push({ file: context.file, line: at, reason });
    }
  }
  return markup;
}

/** A numbered list. Other lists are refused: writers begin lines with "• " instead. */
export function writeList(list: List, context: MarkupContext): string {
  if (!list.ordered) refuse(list, context);
  return list.children
    .map((item, index) => {
      const [only, ...others] = item.children;
      if (only?.type === 'paragraph' && others.length === 0)
        return `${index + 1}. ${writeInlines(only.children, context)}`;
      const reason = 'has an item of more than one paragraph, which numbered lists may not have';
      context.problems.push({ file: context.file, line: context.lineOf(item), reason });
      return '';
    })
    .join('\n');
}

/** A table; a paragraph "Table: …" before it is its caption. */
export function writeTable({ children: [head, ...rows], align = [] }: Table, context: MarkupContext): string {
  const row = (cells: readonly TableCell[]) =>
    `| ${cells.map((cell) => writeInlines(cell.children, context).replaceAll('|', '\\|')).join(' | ')} |`;
  const rule = (head?.children ?? []).map((_, column) => (align?.[column] === 'right' ? '---:' : '---'));
  return [row(head?.children ?? []), `| ${rule.join(' | ')} |`, ...rows.map(({ children }) => row(children))].join(
    '\n',
  );
}

function writePicture(
  node: { url: string; alt?: string | null; title?: string | null; position?: { start: { line: number } } | undefined },
  context: MarkupContext,
): string {
  const alt = node.alt?.trim() ?? '';
  const found = context.pictureOf(node.url);
  const problem =
    alt.split(' ').length < 4
      ? `the alt text of ${node.url} must describe the picture`
      : typeof found === 'string' && found;
  if (problem) context.problems.push({ file: context.file, line: context.lineOf(node), reason: problem });
  if (typeof found === 'string') return '';
  return `![${alt}](${found.address} ${found.width}x${found.height}${node.title ? ` "${node.title}"` : ''})`;
}

const writeInlines = (nodes: readonly PhrasingContent[], context: MarkupContext) =>
  nodes.map((child) => writeInline(child, context)).join('');

function writeInline(node: PhrasingContent, context: MarkupContext): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'strong') return `**${writeInlines(node.children, context)}**`;
  if (node.type === 'link') {
    const href = configured(node.url);
    context.links.push({ href, line: context.lineOf(node) });
    return `[${writeInlines(node.children, context)}](${href})`;
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
