'use client';

import type { ComponentProps } from 'react';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { LegalText } from '../../types.js';
import { LegalColumn } from './legal-column.js';
import { LegalContents } from './legal-contents.js';

export interface LegalDocumentProps extends Omit<ComponentProps<'article'>, 'children' | 'content'> {
  content: LegalText;
  /**
   * `column`: for reading from top to bottom. `contents`: for looking things up, with a table of contents. @default
   * 'column'
   */
  layout?: 'column' | 'contents';
  /** Heading of the summary. @default 'In short' */
  summaryTitle?: string;
}

/**
 * A policy or an agreement, in one of two layouts of the same text.
 *
 * Renders an `<article>`. Styling hooks: `data-slot="legal-document"`, `data-layout`; in `contents`, sections carry
 * `data-state="active" | "inactive"`.
 */
export function LegalDocument({ content, layout = 'column', summaryTitle, ...props }: LegalDocumentProps) {
  const kit = useKitLabels();
  const Layout = layout === 'column' ? LegalColumn : LegalContents;
  return (
    <article {...props} data-slot="legal-document" data-layout={layout}>
      <Layout content={content} summaryTitle={summaryTitle ?? kit.inShort} />
    </article>
  );
}
