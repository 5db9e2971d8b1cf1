import type { Paragraph, PhrasingContent, RootContent } from 'mdast';
import { publicDefaults } from '../../src/public-defaults.js';
import type { Problem } from './problem.js';

export interface Link {
  href: string;
  line: number;
}

/** What the writer gave, and where it stands. */
export interface MarkupContext {
  file: string;
  lineOf: (node: { position?: { start: { line: number } } | undefined }) => number;
  links: Link[];
  problems: Problem[];
}

const names: Partial<Record<RootContent['type'], string>> = {
  blockquote: 'a quotation (>)',
  break: 'a forced line break',
  code: 'a code block, or a line indented by four spaces',
  definition: 'a link definition',
  delete: 'struck-out text',
  emphasis: 'emphasis with * or _; only **strong** is known',
  html: 'HTML',
  image: 'an image',
  inlineCode: 'code between backticks',
  list: 'a Markdown list; begin a line with "• " instead',
  table: 'a table',
  thematicBreak: 'a rule (---)',
};

/** Says that the node is Markdown that articles do not use. */
export function refuse(node: RootContent, context: MarkupContext): void {
  const reason = `uses ${names[node.type] ?? node.type}, which articles do not know`;
  context.problems.push({ file: context.file, line: context.lineOf(node), reason });
}

/** One paragraph in the light markup of the site: `**strong**`, `[text](href)`, "• " lines, line breaks kept. */
export function writeParagraph(paragraph: Paragraph, context: MarkupContext): string {
  const markup = paragraph.children.map((child) => writeInline(child, context)).join('');
  for (const [index, line] of markup.split('\n').entries()) {
    const at = context.lineOf(paragraph) + index;
    if (/^•\S/.test(line)) context.problems.push({ file: context.file, line: at, reason: 'needs a space after •' });
    if (/^\|/.test(line)) {
      context.problems.push({ file: context.file, line: at, reason: 'uses a table, which articles do not know' });
    }
  }
  return markup;
}

function writeInline(node: PhrasingContent, context: MarkupContext): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'strong') return `**${node.children.map((child) => writeInline(child, context)).join('')}**`;
  if (node.type === 'link') {
    const href = configured(node.url);
    context.links.push({ href, line: context.lineOf(node) });
    return `[${node.children.map((child) => writeInline(child, context)).join('')}](${href})`;
  }
  refuse(node, context);
  return '';
}

/** An article writes addresses of the application with their default origin; the build puts the configured one there. */
function configured(href: string): string {
  const origin = publicDefaults.PUBLIC_APP_ORIGIN;
  return href.startsWith(`${origin}/`)
    ? `${process.env.PUBLIC_APP_ORIGIN ?? origin}${href.slice(origin.length)}`
    : href;
}
