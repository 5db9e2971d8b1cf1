import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { SectionBar } from '../../components/section-bar/index.js';
import { cn } from '../../lib/cn.js';
import { timing } from '../../tokens/timing.js';
import type { SuccessStory } from '../../types.js';

export interface StoryCarouselProps extends RotatingSectionProps {
  content: {
    title: string;
    items: readonly SuccessStory[];
    /** Says what is invented. @default the kit's label */
    note?: string;
  };
}

/**
 * Funded businesses as rows with rules, highlighted in turn for 4 s each.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="story-carousel"`, `data-rotation`, `data-index`; inside,
 * `story-card` with `data-state`.
 */
export function StoryCarousel({ content: { title, items, note }, className, ...props }: StoryCarouselProps) {
  return (
    <Rotator.Root
      {...props}
      count={items.length}
      hold={timing.story}
      data-slot="story-carousel"
      className={cn('bl:wrap bl:section-y', className)}
    >
      <SectionBar title={title} className="bl:mb-fluid-9">
        <Rotator.Controls />
      </SectionBar>
      <ol className="bl:border-t-[1.5px] bl:border-line-strong">
        {items.map((story, place) => (
          <Rotator.Item
            key={`${story.amount} ${story.product}`}
            place={place}
            data-slot="story-card"
            className={cn(
              'bl:relative bl:grid bl:grid-cols-[auto_1fr] bl:items-baseline bl:gap-x-6 bl:gap-y-1 bl:py-4.5',
              'bl:border-b bl:border-line',
              'bl:lg:grid-cols-[3fr_3fr_5fr_2.5fr] bl:lg:py-5.5',
              'bl:after:absolute bl:after:-bottom-0.5 bl:after:inset-s-0 bl:after:h-0.75 bl:after:w-full bl:after:origin-(--bl-start) bl:after:bg-accent',
              'bl:off:after:scale-[0_1] bl:on:after:animate-tail',
            )}
          >
            <b className="bl:row-span-2 bl:font-display bl:text-display-md bl:leading-none bl:text-default bl:transition-colors bl:on:text-accent-text bl:lg:row-auto">
              {story.amount}
            </b>
            <span className="bl:text-end bl:font-semibold bl:text-default bl:lg:text-start">{story.product}</span>
            <span className="bl:text-end bl:text-body-sm bl:text-balance bl:lg:text-start bl:lg:text-body">
              {story.use}
            </span>
            <span className="bl:col-span-2 bl:text-end bl:text-body-sm bl:text-muted bl:lg:col-auto">
              {story.industry}
            </span>
          </Rotator.Item>
        ))}
      </ol>
      {items.some(({ invented }) => invented) && <IllustrativeNote className="bl:mt-4">{note}</IllustrativeNote>}
    </Rotator.Root>
  );
}
