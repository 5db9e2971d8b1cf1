import type { HighlightCardContent } from '../../components/highlight-columns/index.js';
import type { HighlightDrawings } from './highlight-drawings.js';

/** One of the things that are highlighted in turn. One without an icon shows its number. */
export type HighlightItem = HighlightCardContent;

export interface HighlightGroupContent {
  /** Says which group it is; its accessible name. */
  label: string;
  title?: string;
  lede?: string;
  items: readonly HighlightItem[];
}

/** What every layout of a `HighlightGroup` is given. */
export interface HighlightLayoutProps {
  content: HighlightGroupContent;
  placement: 'section' | 'aside';
  drawings: HighlightDrawings;
  /** Level of the items' titles. */
  level: 2 | 3;
  position: ((place: number, count: number) => string) | undefined;
}
