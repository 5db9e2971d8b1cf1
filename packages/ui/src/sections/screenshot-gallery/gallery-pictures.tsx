import { type MouseEvent, type ReactNode, useState } from 'react';
import { Rotator, useRotatorContext, useRotatorHold } from '../../components/rotator/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { useSample } from '../../lib/samples.js';
import { screens as drawings, type ScreenName } from './screens/index.js';

export interface Screenshot {
  /** Which of the product's screens. */
  id: ScreenName;
  label: string;
  /** What the picture shows, in a sentence. */
  alt: string;
}

interface GalleryPicturesProps {
  screens: readonly Screenshot[];
}

/** The pictures in one place; the active one is seen, and enlarged by a click. */
export function GalleryPictures({ screens }: GalleryPicturesProps) {
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
    <ul className="bleed-r grid overflow-clip rounded-l-panel bg-drawn-ground">
      {screens.map(({ id, label, alt }, place) => {
        const Drawing = drawings[id];
        const enlarged = place === index && origin !== undefined;
        return (
          <Rotator.Item
            key={id}
            place={place}
            data-slot="screenshot-item"
            data-zoomed={enlarged}
            className="col-start-1 row-start-1 min-w-0 py-fluid-11 pl-fluid-11 transition-opacity duration-(--duration-slow) off:pointer-events-none off:opacity-0 noscript:row-auto noscript:opacity-100!"
          >
            <div
              style={enlarged ? { transformOrigin: origin } : undefined}
              className="relative overflow-clip rounded-l-control bg-drawn-paper transition-transform duration-(--duration-slow) ease-in-out in-data-[zoomed=true]:scale-(--zoom)"
            >
              {sample && <Drawing label={alt} sample={sample} />}
              <button
                type="button"
                aria-label={`${enlarged ? shrink : enlarge}: ${label}`}
                onFocus={() => place !== index && select(place)}
                onClick={toggleZoom}
                className="absolute inset-0 noscript:hidden cursor-zoom-in rounded-l-control -outline-offset-3! in-data-[zoomed=true]:cursor-zoom-out"
              />
            </div>
          </Rotator.Item>
        );
      })}
    </ul>
  );
}

/** The name of a picture: a button that shows it. */
export function GalleryTab({ place, children }: { place: number; children: ReactNode }) {
  const { isActive, choose } = useRotatorContext();
  return (
    <button
      type="button"
      aria-pressed={isActive(place)}
      onClick={() => choose(place)}
      className="min-h-11 border-t-3 border-line pt-2 text-left text-body-sm font-medium text-muted transition-colors hover:text-default aria-pressed:border-accent forced-colors:aria-pressed:border-[Highlight] aria-pressed:font-semibold aria-pressed:text-default"
    >
      {children}
    </button>
  );
}

/** Where a picture was clicked, as a transform origin; the keyboard's click enlarges from the upper left. */
function clickOrigin({ clientX, clientY, currentTarget, detail }: MouseEvent<HTMLElement>): string {
  if (detail === 0) return '0% 0%';
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`;
}
