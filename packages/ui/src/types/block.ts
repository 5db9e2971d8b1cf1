export type CellAlign = 'left' | 'right';

export interface TableBlock {
  kind: 'table';
  caption?: string | undefined;
  head: readonly string[];
  /** Alignment of each column; numbers go to the right. */
  align: readonly CellAlign[];
  rows: readonly (readonly string[])[];
}

export interface PictureBlock {
  kind: 'picture';
  /** Address on this site. */
  src: string;
  /** The sizes that a browser chooses from, as in the attribute. */
  srcSet?: string | undefined;
  alt: string;
  width: number;
  height: number;
  caption?: string | undefined;
}

/** A tool with which readers can try what the text explains. */
export interface ToolBlock {
  kind: 'tool';
  label: string;
  href: string;
}

/** A part of a running text. Its texts are in light markup: `**strong**`, `[words](address)`, line breaks. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly string[] }
  | TableBlock
  | PictureBlock
  | ToolBlock;
