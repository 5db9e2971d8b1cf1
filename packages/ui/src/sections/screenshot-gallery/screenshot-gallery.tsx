import { type MouseEvent, useState } from 'react';
import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import {
  type RotatingSectionProps,
  Rotator,
  useRotatorContext,
  useRotatorHold,
} from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { useSample } from '../../lib/samples.js';
import { limits } from '../../tokens/limits.js';
import { timing } from '../../tokens/timing.js';
import { GalleryScreen, type ScreenName } from './gallery-screen.js';

export interface Screenshot {
  /** Which screen of the product. */
  id: ScreenName;
  label: string;
  /** Text alternative, one sentence. */
  alt: string;
}

export interface ScreenshotGalleryProps extends RotatingSectionProps {
  /** The pictures, in order. */
  screens: readonly Screenshot[];
  /** Accessible name of the gallery. @default 'Screenshots' */
  label?: string;
}

/**
 * Pictures of the product, one at a time: the first change comes after 4 s, then one every 6 s. A click on the picture,
 * or Enter, enlarges it by 1.5 around the clicked point and pauses; another one restores it. Hidden pictures stay
 * reachable: keyboard focus shows them.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="screenshot-gallery"`, `data-rotation`, `data-index`; inside,
 * `screenshot-item` with `data-state` and `data-zoomed`, and `screenshot-tab` (a button) with `data-state`.
 */
export function ScreenshotGallery({ screens, label = 'Screenshots', className, ...props }: ScreenshotGalleryProps) {
  return (
    <Rotator.Root
      {...props}
      role="group"
      aria-label={label}
      count={screens.length}
      hold={timing.gallery}
      first={timing.galleryFirst}
      data-slot="screenshot-gallery"
      className={cn('min-w-0', className)}
    >
      <GalleryPictures screens={screens} />
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 noscript:hidden">
        {screens.map(({ id, label: name }, place) => (
          <Rotator.Item
            as="button"
            key={id}
            place={place}
            data-slot="screenshot-tab"
            className="min-h-11 border-t-3 border-line pt-2 text-start text-body-sm font-medium text-muted transition-colors hover:text-default aria-pressed:border-accent forced-colors:aria-pressed:border-[Highlight] aria-pressed:font-semibold aria-pressed:text-default"
          >
            {name}
          </Rotator.Item>
        ))}
      </div>
      <Rotator.Controls toggle="none" className="mt-2" />
      <IllustrativeNote className="mt-4" />
    </Rotator.Root>
  );
}

/** The pictures, stacked. Only the active one is visible; a click enlarges it. */
function GalleryPictures({ screens }: Pick<ScreenshotGalleryProps, 'screens'>) {
  const { enlarge, shrink } = useKitLabels();
  const sample = useSample('screens');
  const { index, select } = useRotatorContext();
  const [zoomed, setZoomed] = useState<{ place: number; origin: string }>();
  const origin = zoomed?.place === index ? zoomed.origin : undefined;
  useRotatorHold(origin !== undefined);

  function toggleZoom(event: MouseEvent<HTMLElement>) {
    event.stopPropagation();
    if (origin) select(index);
    setZoomed(origin ? undefined : { place: index, origin: clickOrigin(event) });
  }

  return (
    <ul className="bleed-e grid overflow-clip rounded-s-panel bg-drawn-ground">
      {screens.map(({ id, label, alt }, place) => {
        const enlarged = place === index && origin !== undefined;
        return (
          <Rotator.Item
            key={id}
            place={place}
            data-slot="screenshot-item"
            data-zoomed={enlarged}
            className="col-start-1 row-start-1 min-w-0 py-fluid-11 ps-fluid-11 transition-opacity duration-(--bl-duration-slow) off:pointer-events-none off:opacity-0 noscript:row-auto noscript:opacity-100!"
          >
            <div
              style={enlarged ? { transformOrigin: origin, scale: limits.galleryZoom } : undefined}
              className="relative overflow-clip rounded-s-control bg-drawn-paper transition-transform duration-(--bl-duration-slow) ease-travel"
            >
              {sample && <GalleryScreen name={id} label={alt} sample={sample} />}
              <button
                type="button"
                aria-label={`${enlarged ? shrink : enlarge}: ${label}`}
                onFocus={() => place !== index && select(place)}
                onClick={toggleZoom}
                className="absolute inset-0 noscript:hidden cursor-zoom-in rounded-s-control -outline-offset-3! in-data-[zoomed=true]:cursor-zoom-out"
              />
            </div>
          </Rotator.Item>
        );
      })}
    </ul>
  );
}

/** The clicked point as a transform origin. A click by keyboard enlarges from the upper left. */
function clickOrigin({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>): string {
  if (detail === 0) return '0% 0%';
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}
