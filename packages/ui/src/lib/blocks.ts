/** A part of a text in light markup: a paragraph whose line breaks are kept, or a list. Both hold inline markup. */
export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** Splits a text into its parts: blank lines separate paragraphs, and lines that begin with "• " are items of a list. */
export function parseBlocks(source: string): Block[] {
  const blocks: Block[] = [];
  let open: Block | undefined;
  const begin = (block: Block) => {
    open = block;
    blocks.push(block);
  };
  for (const line of source.split(/\r?\n/)) {
    const item = /^\s*•\s*(.*)$/.exec(line)?.[1];
    if (item !== undefined) {
      if (open?.kind === 'list') open.items.push(item);
      else begin({ kind: 'list', items: [item] });
    } else if (line.trim() === '') open = undefined;
    else if (open?.kind === 'paragraph') open.text += `\n${line}`;
    else begin({ kind: 'paragraph', text: line });
  }
  return blocks;
}
