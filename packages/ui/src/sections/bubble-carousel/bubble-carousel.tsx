import { Icon } from '../../components/icon/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import { onCircle } from '../../lib/on-circle.js';
import { timing } from '../../tokens/timing.js';
import type { Feature } from '../../types.js';

export interface BubbleCarouselProps extends RotatingSectionProps {
  /** Title and the benefits. */
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
      className={cn('section-y overflow-clip', className)}
    >
      <div className="wrap">
        <div className="relative grid gap-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:items-center lg:gap-x-6 lg:gap-y-7 ring:min-h-168">
          <h2 className="text-display-lg lg:col-[7/-1] lg:row-1 lg:self-end lg:border-b-[1.5px] lg:border-line-strong lg:pb-7">
            {title}
          </h2>
          {/* The ends of the arc continue to the left, so that the window's edge cuts it at any width. */}
          <LineArt
            viewBox="0 0 736 736"
            strokeWidth={1.5}
            className="pointer-events-none absolute top-1/2 -inset-s-108 hidden size-168 [translate:0_-50%] stroke-line-strong ring:block"
          >
            <path d="M-3000 1H368A367 367 0 0 1 368 735H-3000" />
          </LineArt>
          <ul className="border-b border-line lg:col-[1/6] lg:row-[1/3] ring:static ring:border-0">
            {items.map(({ icon, title: name }, place) => (
              <li key={name}>
                <Rotator.Item
                  as="button"
                  place={place}
                  data-slot="bubble-item"
                  style={onCircle(items.length === 1 ? 0 : half * ((2 * place) / (items.length - 1) - 1))}
                  className="group grid w-full grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-5 border-t border-line py-4 text-start text-default ring:absolute ring:top-[calc(50%+21rem*var(--bl-s)-2.25rem)] ring:inset-s-[calc(21rem*var(--bl-c)-8.25rem)] ring:w-84 ring:border-0 ring:p-0"
                >
                  <Rotator.Disc ring="ring:block" className="size-18 bg-ground ring:on:scale-[1.2]">
                    <Icon name={icon} className="size-6" />
                  </Rotator.Disc>
                  {/* Laid out at its active size, and scaled down while inactive. */}
                  <span className="origin-(--bl-start) font-display text-heading-md transition-transform duration-(--bl-move) ease-settle group-hover:text-accent-text off:scale-[.78] ring:on:[translate:calc(var(--bl-dir)*1rem)]">
                    {name}
                  </span>
                </Rotator.Item>
              </li>
            ))}
          </ul>
          <div className="min-w-0 lg:col-[7/-1] lg:row-2 lg:self-start">
            {/* All in one cell, which is as high as the highest one; without JavaScript one below the other. */}
            <div className="grid grid-cols-1">
              {items.map(({ drawing, title: name, description }, place) => (
                <Rotator.Item
                  as="div"
                  key={name}
                  place={place}
                  role="group"
                  aria-label={name}
                  data-slot="bubble-detail"
                  className={cn(
                    '[grid-area:1/1] transition-[opacity,translate,visibility] duration-(--bl-duration-base) ease-settle noscript:not-first:mt-10 noscript:[grid-area:auto]',
                    'off:invisible off:[translate:0_.5rem] off:opacity-0 off:duration-0',
                    'noscript:off:visible noscript:off:[translate:0] noscript:off:opacity-100',
                  )}
                >
                  <h3 className="text-heading-lg">{name}</h3>
                  <p className="mt-3 max-w-128 text-body-lg">{description}</p>
                  {drawing && (
                    <div className="bleed-e mt-7 rounded-s-panel bg-accent-tint py-8 ps-8">
                      <div className="rounded-s-control bg-raised py-1 pe-[max(var(--bl-space-gutter),1.25rem)] ps-5">
                        <ProductDrawing name={drawing} />
                      </div>
                    </div>
                  )}
                </Rotator.Item>
              ))}
            </div>
            <Rotator.Controls className="mt-6" />
          </div>
        </div>
      </div>
    </Rotator.Root>
  );
}

/** Half of the angle over which bubbles are spread: four of them are at -52, -17, 17 and 52 degrees. */
const half = 52;
