import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';

export interface StoryProps extends Omit<ComponentProps<'section'>, 'content' | 'children'> {
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
        <div
          aria-hidden
          className="bl:bleed-s bl:relative bl:overflow-clip bl:rounded-e-panel bl:bg-drawn-ground bl:max-lg:aspect-[640/520] bl:lg:min-h-128 bl:lg:col-[1/7]"
        >
          <LineArt viewBox="0 26 640 468" className="bl:absolute bl:inset-0 bl:size-full">
            <g className="bl:stroke-drawn-line" strokeDasharray="2 7" strokeWidth={1.5}>
              <path d="M-1000 90H1640M-1000 400H1640M150 -500V1000M300 -500V1000" />
              <circle cx={300} cy={250} r={150} />
            </g>
            <g className="bl:stroke-mark" strokeWidth={60}>
              <path d="M150 -500V250A150 150 0 0 0 300 400H1640" />
              <path d="M150 250A150 150 0 1 1 441 301" />
            </g>
            <circle cx={510} cy={350} r={20} className="bl:fill-spark" />
          </LineArt>
        </div>
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
