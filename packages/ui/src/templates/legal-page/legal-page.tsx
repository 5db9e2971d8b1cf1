'use client';

import type { ComponentProps } from 'react';
import { ActionLabel } from '../../components/section-heading/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { LegalDocument, type LegalDocumentProps } from '../../sections/legal-document/index.js';
import type { Action } from '../../types.js';

export interface LegalPageProps
  extends Omit<ComponentProps<'div'>, 'children' | 'content'>,
    Pick<LegalDocumentProps, 'content' | 'layout'> {
  /** Links to related documents. */
  others?: readonly Action[];
}

/**
 * The page of a policy or an agreement, in one of two layouts.
 *
 * Renders a `<div>`. Styling hook: `data-slot="legal-page"`.
 */
export function LegalPage({ content, layout, others = [], ...props }: LegalPageProps) {
  const labels = useKitLabels();
  return (
    <div {...props} data-slot="legal-page">
      <LegalDocument content={content} layout={layout} />
      {others.length > 0 && (
        <nav aria-label={labels.relatedDocuments} className="bl:wrap bl:pb-(--bl-space-section) bl:print:hidden">
          <ul className="bl:flex bl:flex-wrap bl:gap-x-8 bl:gap-y-2 bl:border-line-strong bl:border-t-[1.5px] bl:pt-4">
            {others.map(({ label, context, href }) => (
              <li key={href}>
                <TextLink href={href} arrow>
                  <ActionLabel label={label} context={context} />
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
