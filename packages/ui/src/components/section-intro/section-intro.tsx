import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { Action } from '../../types.js';
import { ActionLabel } from '../section-heading/index.js';
import { TextLink } from '../text-link/index.js';

export interface SectionIntroProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  title: string;
  /** Id of the heading, for the section's `aria-labelledby`. */
  titleId: string;
  /** Paragraphs below the heading. */
  text: readonly string[];
  /** A link below them. */
  action?: Action | undefined;
}

/**
 * The heading and paragraphs of a section whose content is in the column beside them: the left column of `page-grid`.
 *
 * Renders a `<div>`. Styling hook: `data-slot="section-intro"`.
 */
export function SectionIntro({ title, titleId, text, action, className, ...props }: SectionIntroProps) {
  return (
    <div
      {...props}
      data-slot="section-intro"
      className={cn('bl:flex bl:flex-col bl:items-start bl:gap-5 bl:lg:col-[1/5]', className)}
    >
      <h2 id={titleId} className="bl:text-display-md">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {action && (
        <TextLink href={action.href} arrow>
          <ActionLabel {...action} />
        </TextLink>
      )}
    </div>
  );
}
