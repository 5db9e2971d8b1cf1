export type CellAlign = 'left' | 'right';

export interface TableBlock {
  kind: 'table';
  caption: string | undefined;
  head: string[];
  align: CellAlign[];
  rows: string[][];
}

export interface PictureBlock {
  kind: 'picture';
  src: string;
  alt: string;
  width: number;
  height: number;
  caption: string | undefined;
}

/** A tool with which readers can try what the text explains. */
export interface ToolBlock {
  kind: 'tool';
  label: string;
  href: string;
}

/** A part of a text in light markup. Paragraphs, items, headings, cells and captions may contain inline markup. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'steps'; items: string[] }
  | TableBlock
  | PictureBlock
  | ToolBlock;

const tool = /^@\[([^\]]+)\]\((\/[^\s/][^\s)]*)\)$/;
const picture = /^!\[([^\]]+)\]\((\/[^\s/][^\s)]*) (\d+)x(\d+)(?: "([^"]*)")?\)$/;

/**
 * Splits a text into its parts. Blank lines separate paragraphs. The beginning of a line decides what it is: "• " an item of a list,
 * "1. " an item of a numbered list, "### " a heading, "|" a row of a table, "|+ " the caption of the table below. A line
 * `![alt](/address 800x450 "caption")` is a picture, a line `@[words](/address)` a tool to try.
 */
export function parseBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  let rows: string[] = [];
  const begin = (block: Block) => {
    open = block;
    blocks.push(block);
  };
  const endTable = () => {
    if (rows.length > 0) blocks.push(tableOf(rows));
    rows = [];
  };
  const add = (kind: 'list' | 'steps', item: string) => {
    if (open?.kind === kind) open.items.push(item);
    else begin({ kind, items: [item] });
  };
  for (const line of source.split(/\r?\n/)) {
    if (line.startsWith('|')) {
      open = undefined;
      rows.push(line);
      continue;
    }
    endTable();
    const bullet = /^\s*•(.*)$/.exec(line)?.[1]?.trimStart();
    const step = /^\d+\. (.*)$/.exec(line)?.[1];
    const [, label, href = ''] = tool.exec(line) ?? [];
    const [, alt = '', src = '', width, height, caption] = picture.exec(line) ?? [];
    if (bullet !== undefined) add('list', bullet);
    else if (step !== undefined) add('steps', step);
    else if (line.trim() === '') open = undefined;
    else if (line.startsWith('### ')) {
      blocks.push({ kind: 'heading', text: line.slice(4) });
      open = undefined;
    } else if (label) {
      blocks.push({ kind: 'tool', label, href });
      open = undefined;
    } else if (width && height) {
      blocks.push({ kind: 'picture', src, alt, width: Number(width), height: Number(height), caption });
      open = undefined;
    } else if (open?.kind === 'paragraph') open.text += `\n${line}`;
    else begin({ kind: 'paragraph', text: line });
  }
  endTable();
  return blocks;
}

const cellsOf = (row: string) =>
  row
    .replace(/^\||\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function tableOf(lines: readonly string[]): TableBlock {
  const captioned = lines[0]?.startsWith('|+ ');
  const [head = [], ...rest] = lines.slice(captioned ? 1 : 0).map(cellsOf);
  const ruled = rest[0]?.every((cell) => /^:?-+:?$/.test(cell));
  return {
    kind: 'table',
    caption: captioned ? lines[0]?.slice(3) : undefined,
    head,
    align: head.map((_, column) => (ruled && rest[0]?.[column]?.endsWith(':') ? 'right' : 'left')),
    rows: ruled ? rest.slice(1) : rest,
  };
}
