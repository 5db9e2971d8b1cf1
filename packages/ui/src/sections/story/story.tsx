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
    <section {...props} data-slot="story" className={cn('overflow-clip pb-(--bl-space-section)', className)}>
      <div className="wrap page-grid">
        <MarkDrawing className="bleed-s rounded-e-panel bg-drawn-ground max-lg:aspect-[640/520] lg:min-h-128 lg:col-[1/7]" />
        <div className="max-w-136 self-center lg:col-[8/-1]">
          <h2 className="mb-6 text-display-md">{content.title}</h2>
          {content.paragraphs.map((paragraph) => (
            <p key={paragraph} className="not-first-of-type:mt-4">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
