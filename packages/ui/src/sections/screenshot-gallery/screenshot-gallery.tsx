'use client';

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
export function ScreenshotGallery({ screens, label, className, ...props }: ScreenshotGalleryProps) {
  const kit = useKitLabels();
  return (
    <Rotator.Root
      {...props}
      role="group"
      aria-label={label ?? kit.screenshots}
      count={screens.length}
      hold={timing.gallery}
      first={timing.galleryFirst}
      data-slot="screenshot-gallery"
      className={cn('bl:min-w-0', className)}
    >
      <GalleryPictures screens={screens} />
      <div className="bl:mt-4 bl:grid bl:grid-cols-2 bl:gap-3 bl:sm:grid-cols-4 bl:noscript:hidden">
        {screens.map(({ id, label: name }, place) => (
          <Rotator.Item
            as="button"
            key={id}
            place={place}
            data-slot="screenshot-tab"
            className={cn(
              'bl:min-h-11 bl:pt-2',
              'bl:border-t-3 bl:border-line bl:text-start bl:text-body-sm bl:font-medium bl:text-muted bl:transition-colors',
              'bl:hover:text-default bl:aria-pressed:border-accent bl:aria-pressed:font-semibold bl:aria-pressed:text-default',
              'bl:forced-colors:aria-pressed:border-[Highlight]',
            )}
          >
            {name}
          </Rotator.Item>
        ))}
      </div>
      <Rotator.Controls toggle="none" className="bl:mt-2" />
      <IllustrativeNote className="bl:mt-4" />
    </Rotator.Root>
  );
}

/** The pictures, stacked. Only the active one is visible; a click enlarges it. */
function GalleryPictures({ screens }: Pick<ScreenshotGalleryProps, 'screens'>) {
  const { enlarge, labelled, shrink } = useKitLabels();
  const sample = useSample('screens');
  const { index, select } = useRotatorContext();
  const [zoomed, setZoomed] = useState<{ place: number; origin: string }>();
  // The rotation or a control shows another picture: this one is not enlarged when it returns.
  if (zoomed && zoomed.place !== index) setZoomed(undefined);
  const origin = zoomed?.place === index ? zoomed.origin : undefined;
  useRotatorHold(origin !== undefined);

  function toggleZoom(event: MouseEvent<HTMLElement>) {
    event.stopPropagation();
    if (origin) select(index);
    setZoomed(origin ? undefined : { place: index, origin: clickOrigin(event) });
  }

  return (
    <ul className="bl:bleed-e bl:grid bl:overflow-clip bl:rounded-s-panel bl:bg-drawn-ground">
      {screens.map(({ id, label, alt }, place) => {
        const enlarged = place === index && origin !== undefined;
        return (
          <Rotator.Item
            key={id}
            place={place}
            data-slot="screenshot-item"
            data-zoomed={enlarged}
            className={cn(
              'bl:col-start-1 bl:row-start-1 bl:min-w-0 bl:py-fluid-11 bl:ps-fluid-11',
              'bl:transition-opacity bl:duration-(--bl-duration-slow)',
              'bl:off:pointer-events-none bl:off:opacity-0',
              'bl:noscript:row-auto bl:noscript:opacity-100!',
            )}
          >
            <div
              style={enlarged ? { transformOrigin: origin, scale: limits.galleryZoom } : undefined}
              className="bl:relative bl:overflow-clip bl:rounded-s-control bl:bg-drawn-paper bl:transition-transform bl:duration-(--bl-duration-slow) bl:ease-travel"
            >
              {sample && <GalleryScreen name={id} label={alt} sample={sample} />}
              <button
                type="button"
                aria-label={labelled(enlarged ? shrink : enlarge, label)}
                onFocus={() => place !== index && select(place)}
                onClick={toggleZoom}
                className="bl:absolute bl:inset-0 bl:noscript:hidden bl:cursor-zoom-in bl:rounded-s-control bl:-outline-offset-3! bl:in-data-[zoomed=true]:cursor-zoom-out"
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
