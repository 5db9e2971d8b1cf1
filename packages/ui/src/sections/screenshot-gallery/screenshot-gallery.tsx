import { type ComponentProps, type MouseEvent, useState } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { useRotation } from '../../hooks/use-rotation.js';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import { screens as drawings, type ScreenName } from './screens/index.js';

export interface Screenshot {
  /** Which of the product's screens. */
  id: ScreenName;
  label: string;
  /** What the picture shows, in a sentence. */
  alt: string;
}

export interface ScreenshotGalleryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The pictures, in order. */
  screens: readonly Screenshot[];
  /** Accessible name of the gallery. @default 'Screenshots' */
  label?: string;
  /** Stands before a picture's name on the button that enlarges it. @default 'Enlarge' */
  enlargeLabel?: string;
  /** Stands there while it is enlarged. @default 'Shrink' */
  shrinkLabel?: string;
  /** Says that the business and the offers are invented. @default 'Illustrative example' */
  illustrativeLabel?: string;
}

/**
 * Pictures of the product, one at a time: the first change comes after 4 s, then one every 6 s. A click on the picture, or
 * Enter, enlarges it by 1.5 where it was clicked and holds it; another one puts it back (specification section 4).
 *
 * Renders a `<div>`. Styling hooks: `data-slot="screenshot-gallery"`, `data-rotation`, `data-index`; inside, `screenshot-item`
 * with `data-state` and `data-zoomed`.
 */
export function ScreenshotGallery({
  screens,
  label = 'Screenshots',
  enlargeLabel = 'Enlarge',
  shrinkLabel = 'Shrink',
  illustrativeLabel,
  className,
  style,
  ...props
}: ScreenshotGalleryProps) {
  const { index, select, pause, resume, rootProps } = useRotation({
    count: screens.length,
    hold: timing.gallery,
    first: timing.galleryFirst,
    pauseOnFocus: true,
  });
  const hydrated = useHydrated();
  const [zoomed, setZoomed] = useState<{ at: number; origin: string }>();
  if (screens.length === 0) return null;

  const show = (at: number) => {
    setZoomed(undefined);
    resume('zoom');
    select(at);
  };
  const toggleZoom = (at: number, event: MouseEvent<HTMLElement>) => {
    if (zoomed) return show(at);
    setZoomed({ at, origin: clickOrigin(event) });
    pause('zoom');
  };

  return (
    <div
      {...mergeProps(props, rootProps)}
      role="group"
      aria-label={label}
      data-slot="screenshot-gallery"
      style={{ '--zoom': timing.galleryZoom, ...style } as typeof style}
      className={cn('min-w-0', className)}
    >
      <ul className="bleed-r grid overflow-clip rounded-l-panel bg-cobalt-100">
        {screens.map(({ id, label: name, alt }, at) => {
          const Drawing = drawings[id];
          const isZoomed = zoomed?.at === at;
          return (
            <li
              key={id}
              data-slot="screenshot-item"
              data-state={at === index ? 'active' : 'inactive'}
              data-zoomed={isZoomed}
              inert={hydrated && at !== index}
              className="col-start-1 row-start-1 min-w-0 py-fluid-11 pl-fluid-11 transition-opacity duration-(--duration-slow) data-[state=inactive]:opacity-0 noscript:row-auto noscript:opacity-100!"
            >
              <div
                style={{ transformOrigin: isZoomed ? zoomed.origin : undefined }}
                className="relative overflow-clip rounded-l-control bg-paper-0 transition-transform duration-(--duration-slow) ease-in-out in-data-[zoomed=true]:scale-(--zoom)"
              >
                <Drawing label={alt} />
                <button
                  type="button"
                  aria-label={`${isZoomed ? shrinkLabel : enlargeLabel}: ${name}`}
                  onClick={(event) => toggleZoom(at, event)}
                  className="absolute inset-0 noscript:hidden cursor-zoom-in rounded-l-control -outline-offset-3! in-data-[zoomed=true]:cursor-zoom-out"
                />
              </div>
            </li>
          );
        })}
      </ul>
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 noscript:hidden">
        {screens.map(({ id, label: name }, at) => (
          <button
            key={id}
            type="button"
            aria-pressed={at === index}
            onClick={() => show(at)}
            className="min-h-11 border-t-3 border-line pt-2 text-left text-body-sm font-medium text-muted transition-colors hover:text-default aria-pressed:border-accent forced-colors:aria-pressed:border-[Highlight] aria-pressed:font-semibold aria-pressed:text-default"
          >
            {name}
          </button>
        ))}
      </div>
      <IllustrativeNote className="mt-4">{illustrativeLabel}</IllustrativeNote>
    </div>
  );
}

/** Where a picture was clicked, as a transform origin; the keyboard's click enlarges from the upper left. */
function clickOrigin({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>): string {
  if (detail === 0) return '0% 0%';
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}
