import { IllustrativeNote } from '../../components/illustrative-note/index.js';
import { type RotatingSectionProps, Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { limits } from '../../tokens/limits.js';
import { timing } from '../../tokens/timing.js';
import { GalleryPictures, GalleryTab, type Screenshot } from './gallery-pictures.js';

export type { Screenshot };

export interface ScreenshotGalleryProps extends RotatingSectionProps {
  /** The pictures, in order. */
  screens: readonly Screenshot[];
  /** Accessible name of the gallery. @default 'Screenshots' */
  label?: string;
}

/**
 * Pictures of the product, one at a time: the first change comes after 4 s, then one every 6 s. A click on the picture, or
 * Enter, enlarges it by 1.5 where it was clicked and holds it; another one restores it. Pictures
 * that are not shown stay reachable: keyboard focus shows them.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="screenshot-gallery"`, `data-rotation`, `data-index`; inside,
 * `screenshot-item` with `data-state` and `data-zoomed`.
 */
export function ScreenshotGallery({
  screens,
  label = 'Screenshots',
  className,
  style,
  ...props
}: ScreenshotGalleryProps) {
  return (
    <Rotator.Root
      {...props}
      role="group"
      aria-label={label}
      count={screens.length}
      hold={timing.gallery}
      first={timing.galleryFirst}
      data-slot="screenshot-gallery"
      style={{ '--zoom': limits.galleryZoom, ...style } as typeof style}
      className={cn('min-w-0', className)}
    >
      <GalleryPictures screens={screens} />
      <div className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4 noscript:hidden">
        {screens.map(({ id, label: name }, place) => (
          <GalleryTab key={id} place={place}>
            {name}
          </GalleryTab>
        ))}
      </div>
      <Rotator.Controls toggle="none" className="mt-2" />
      <IllustrativeNote className="mt-4" />
    </Rotator.Root>
  );
}
