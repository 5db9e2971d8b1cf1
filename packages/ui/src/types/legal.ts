import type { Block } from './block.js';

export interface LegalSection {
  /** Also its anchor. */
  id: string;
  heading: string;
  /** A summary of the section in one plain sentence. */
  summary?: string;
  content: readonly Block[];
}

export interface LegalText {
  title: string;
  /** As shown, e.g. "April 10, 2023". */
  updated: string;
  /** The date of its newest revision, and the reason for it. */
  revised?: { date: string; why: string } | undefined;
  summary: readonly Block[];
  sections: readonly LegalSection[];
}
