import { Icon } from '../../components/icon/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import { onCircle } from '../../lib/on-circle.js';
import { timing } from '../../tokens/timing.js';
import type { Feature } from '../../types.js';

export interface BubbleCarouselProps extends RotatingSectionProps {
  content: { title: string; items: readonly Feature[] };
}

/**
 * Benefits as bubbles on an arc, one of them open at a time: 6 s each, with a ring that fills in that time. A click
 * selects and pauses; it resumes when the mouse or the focus leaves, or 5 s after a tap.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="bubble-carousel"`, `data-rotation`, `data-index`; on each
 * `bubble-item` (a button) and `bubble-detail` `data-state="active" | "inactive"`; `progress-ring` around the active
 * bubble.
 */
export function BubbleCarousel({ content, className, ...props }: BubbleCarouselProps) {
  const { title, items } = content;
  return (
    <Rotator.Root
      aria-roledescription="carousel"
      aria-label={title}
      {...props}
      count={items.length}
      hold={timing.bubble}
      release="leave"
      data-slot="bubble-carousel"
      className={cn('bl:section-y bl:overflow-clip', className)}
    >
      <div className="bl:wrap">
        <div className="bl:relative bl:grid bl:gap-10 bl:lg:grid-cols-12 bl:lg:grid-rows-[auto_1fr] bl:lg:items-center bl:lg:gap-x-6 bl:lg:gap-y-7 bl:ring:min-h-168">
          <h2 className="bl:text-display-lg bl:lg:col-[7/-1] bl:lg:row-1 bl:lg:self-end bl:lg:border-b-[1.5px] bl:lg:border-line-strong bl:lg:pb-7">
            {title}
          </h2>
          {/* The ends of the arc continue to the left, so that the window's edge cuts it at any width. */}
          <LineArt
            viewBox="0 0 736 736"
            strokeWidth={1.5}
            className="bl:pointer-events-none bl:absolute bl:top-1/2 bl:-inset-s-108 bl:hidden bl:size-168 bl:[translate:0_-50%] bl:stroke-line-strong bl:ring:block"
          >
            <path d="M-3000 1H368A367 367 0 0 1 368 735H-3000" />
          </LineArt>
          <ul className="bl:border-b bl:border-line bl:lg:col-[1/6] bl:lg:row-[1/3] bl:ring:static bl:ring:border-0">
            {items.map(({ icon, title: name }, place) => (
              <li key={name}>
                <Rotator.Item
                  as="button"
                  place={place}
                  data-slot="bubble-item"
                  style={onCircle(items.length === 1 ? 0 : half * ((2 * place) / (items.length - 1) - 1))}
                  className={cn(
                    'bl:group bl:grid bl:w-full bl:grid-cols-[4.5rem_minmax(0,1fr)] bl:items-center bl:gap-5 bl:py-4',
                    'bl:border-t bl:border-line bl:text-start bl:text-default',
                    'bl:ring:absolute bl:ring:top-[calc(50%+21rem*var(--bl-s)-2.25rem)] bl:ring:inset-s-[calc(21rem*var(--bl-c)-8.25rem)] bl:ring:w-84 bl:ring:border-0 bl:ring:p-0',
                  )}
                >
                  <Rotator.Disc ring="bl:ring:block" className="bl:size-18 bl:bg-ground bl:ring:on:scale-[1.2]">
                    <Icon name={icon} className="bl:size-6" />
                  </Rotator.Disc>
                  {/* Laid out at its active size, and scaled down while inactive. */}
                  <span
                    className={cn(
                      'bl:origin-(--bl-start)',
                      'bl:font-display bl:text-heading-md bl:transition-transform bl:duration-(--bl-move) bl:ease-settle',
                      'bl:group-hover:text-accent-text bl:off:scale-[.78] bl:ring:on:[translate:calc(var(--bl-dir)*1rem)]',
                    )}
                  >
                    {name}
                  </span>
                </Rotator.Item>
              </li>
            ))}
          </ul>
          <div className="bl:min-w-0 bl:lg:col-[7/-1] bl:lg:row-2 bl:lg:self-start">
            {/* All in one cell, which is as high as the highest one; without JavaScript and on paper one below the other. */}
            <div className="bl:grid bl:grid-cols-1">
              {items.map(({ drawing, title: name, description }, place) => (
                <Rotator.Item
                  as="div"
                  key={name}
                  place={place}
                  role="group"
                  aria-label={name}
                  data-slot="bubble-detail"
                  className={cn(
                    'bl:[grid-area:1/1]',
                    'bl:transition-[opacity,translate,visibility] bl:duration-(--bl-duration-base) bl:ease-settle',
                    'bl:noscript:not-first:mt-10 bl:noscript:[grid-area:auto]',
                    'bl:off:invisible bl:off:[translate:0_.5rem] bl:off:opacity-0 bl:off:duration-0',
                    'bl:noscript:off:visible bl:noscript:off:[translate:0] bl:noscript:off:opacity-100',
                    'bl:print:not-first:mt-10 bl:print:[grid-area:auto] bl:print:off:visible bl:print:off:[translate:0] bl:print:off:opacity-100',
                  )}
                >
                  <h3 className="bl:text-heading-lg">{name}</h3>
                  <p className="bl:mt-3 bl:max-w-128 bl:text-body-lg">{description}</p>
                  {drawing && (
                    <div className="bl:bleed-e bl:mt-7 bl:rounded-s-panel bl:bg-accent-tint bl:py-8 bl:ps-8">
                      <div className="bl:rounded-s-control bl:bg-raised bl:py-1 bl:pe-[max(var(--bl-space-gutter),1.25rem)] bl:ps-5">
                        <ProductDrawing name={drawing} />
                      </div>
                    </div>
                  )}
                </Rotator.Item>
              ))}
            </div>
            <Rotator.Controls className="bl:mt-6" />
          </div>
        </div>
      </div>
    </Rotator.Root>
  );
}

/** Half of the angle over which bubbles are spread: four of them are at -52, -17, 17 and 52 degrees. */
const half = 52;
