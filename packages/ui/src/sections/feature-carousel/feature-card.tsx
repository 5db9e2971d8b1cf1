import type { CSSProperties } from 'react';
import { IconRing, type IconRingProps } from '../../components/icon-ring/index.js';
import type { DrawnFeature } from '../../types.js';
import {
  featureBodyVariants,
  featureCardVariants,
  featureDescriptionVariants,
  featureDetailVariants,
  featureGlyphVariants,
  featureRoomVariants,
  featureTextVariants,
  featureTitleVariants,
} from './feature-carousel.variants.js';
import { featureDrawings } from './feature-drawings.js';

export interface FeatureCardProps {
  feature: DrawnFeature;
  /** Its place in the row. */
  place: number;
  /** Which card is active. */
  active: number;
  /** How its ring fills while it is active. */
  ring: Pick<IconRingProps, 'value' | 'elapsed' | 'duration' | 'playing'>;
  onSelect: () => void;
}

/** One card of a `FeatureCarousel`: all of it answers a click, its title the keyboard. */
export function FeatureCard({ feature, place, active, ring, onSelect }: FeatureCardProps) {
  const state = place === active ? 'active' : 'inactive';
  const drawing = feature.drawing && featureDrawings[feature.drawing];
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the button inside; its clicks arrive here.
    <li
      data-slot="feature-card"
      data-state={state}
      style={{ '--place': place, '--after': active >= 0 && place > active ? 1 : 0 } as CSSProperties}
      className={featureCardVariants()}
      onClick={onSelect}
    >
      <div className={featureBodyVariants()}>
        <IconRing state={state} {...ring}>
          {drawing ? <drawing.icon size={20} strokeWidth={1.75} /> : place + 1}
        </IconRing>
        <div className={featureRoomVariants()}>
          <div className={featureTextVariants()}>
            {drawing && (
              <div aria-hidden className={featureGlyphVariants()}>
                <svg viewBox="0 0 160 130" fill="none" className="w-[min(100%,13.75rem)] overflow-visible">
                  {drawing.glyph}
                </svg>
              </div>
            )}
            <h3 className={featureTitleVariants()}>
              <button type="button" aria-pressed={state === 'active'} className="text-left">
                {feature.title}
              </button>
            </h3>
            <p className={featureDescriptionVariants()}>{feature.description}</p>
          </div>
        </div>
      </div>
      {drawing && (
        <div aria-hidden className={featureDetailVariants()}>
          {drawing.detail}
        </div>
      )}
    </li>
  );
}
