import type { Node } from 'mdast';

export interface Link {
  href: string;
  line: number;
}

/** A picture in the article's folder. `address` is where the site serves it. */
export interface Picture {
  address: string;
  width: number;
  height: number;
  /** The sizes that pages choose from, the smallest first. A drawing (SVG) has none. */
  versions: readonly { address: string; width: number }[];
}

/** The article that is being read, and what was found in it. */
export interface MarkupContext {
  lineOf: (node: Node) => number;
  /** The text of a node as it is typed in the file. */
  sourceOf: (node: Node) => string;
  links: Link[];
  report: (line: number, reason: string) => void;
  /** The picture with that name, or the reason why there is none. */
  pictureOf: (name: string) => Picture | string;
}
