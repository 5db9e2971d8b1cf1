import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { SectionBar } from '../../components/section-bar/index.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { SuccessStory } from '../../types.js';

export interface StoryCarouselProps extends RotatingSectionProps {
  /** Title and stories. */
  content: { title: string; items: readonly SuccessStory[] };
}

/**
 * Funded businesses as rows with rules, highlighted in turn for 4 s each.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="story-carousel"`, `data-rotation`, `data-index`; inside,
 * `story-card` with `data-state`.
 */
export function StoryCarousel({ content: { title, items }, className, ...props }: StoryCarouselProps) {
  return (
    <Rotator.Root
      {...props}
      count={items.length}
      hold={timing.story}
      data-slot="story-carousel"
      className={cn('wrap section-y', className)}
    >
      <SectionBar title={title} className="mb-fluid-9">
        <Rotator.Controls />
      </SectionBar>
      <ol className="border-t-[1.5px] border-line-strong">
        {items.map((story, place) => (
          <Rotator.Item
            key={`${story.amount} ${story.product}`}
            place={place}
            data-slot="story-card"
            className={cn(
              'relative grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-1 border-b border-line py-4.5 lg:grid-cols-[3fr_3fr_5fr_2.5fr] lg:py-5.5',
              'after:absolute after:-bottom-0.5 after:inset-s-0 after:h-0.75 after:w-full after:origin-(--bl-start) after:bg-accent',
              'off:after:scale-[0_1] on:after:animate-tail',
            )}
          >
            <b className="row-span-2 font-display text-display-md leading-none text-default transition-colors on:text-accent-text lg:row-auto">
              {story.amount}
            </b>
            <span className="text-end font-semibold text-default lg:text-start">{story.product}</span>
            <span className="text-end text-body-sm text-balance lg:text-start lg:text-body">{story.use}</span>
            <span className="col-span-2 text-end text-body-sm text-muted lg:col-auto">{story.industry}</span>
          </Rotator.Item>
        ))}
      </ol>
      {items.some(({ invented }) => invented) && <IllustrativeNote className="mt-4" />}
    </Rotator.Root>
  );
}
