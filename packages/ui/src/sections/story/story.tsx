import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { MarkDrawing } from './mark-drawing.js';

export interface StoryProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
  /** Title and paragraphs. */
  content: { title: string; paragraphs: readonly string[] };
}

/**
 * The story of how something began, beside a construction drawing of the mark.
 *
 * Renders a `<section>`. Styling hook: `data-slot="story"`.
 */
export function Story({ content, className, ...props }: StoryProps) {
  return (
    <section {...props} data-slot="story" className={cn('bl:overflow-clip bl:pb-(--bl-space-section)', className)}>
      <div className="bl:wrap bl:page-grid">
        <MarkDrawing className="bl:bleed-s bl:rounded-e-panel bl:bg-drawn-ground bl:max-lg:aspect-[640/520] bl:lg:min-h-128 bl:lg:col-[1/7]" />
        <div className="bl:max-w-136 bl:self-center bl:lg:col-[8/-1]">
          <h2 className="bl:mb-6 bl:text-display-md">{content.title}</h2>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph} className="bl:not-first-of-type:mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
