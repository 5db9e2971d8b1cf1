import { Icon } from '../../components/icon/index.js';
import { ProgressRing, type ProgressRingProps } from '../../components/progress-ring/index.js';
import type { Feature } from '../../types.js';
import { bubbleTitleVariants, bubbleVariants, discVariants } from './bubble-carousel.variants.js';
import { dialPosition } from './dial-geometry.js';

interface BubbleItemProps {
  feature: Feature;
  place: number;
  count: number;
  /** How the ring fills, while this is the active bubble. */
  ring: Pick<ProgressRingProps, 'value' | 'elapsed' | 'duration' | 'playing'> | undefined;
  onSelect: () => void;
}

/** One bubble; the active one is filled, larger, and has the ring around it. */
export function BubbleItem({ feature, place, count, ring, onSelect }: BubbleItemProps) {
  const active = ring !== undefined;
  return (
    <li className="last:*:border-b last:*:border-line last:*:ring:border-0">
      <button
        type="button"
        data-slot="bubble-item"
        data-state={active ? 'active' : 'inactive'}
        aria-pressed={active}
        onClick={onSelect}
        style={dialPosition(place, count)}
        className={bubbleVariants()}
      >
        <span aria-hidden className={discVariants()}>
          <Icon name={feature.icon} className="size-6" />
          {active && (
            <ProgressRing
              {...ring}
              strokeWidth={3.5}
              className="absolute -top-4 -left-4 hidden size-[calc(100%+2rem)] overflow-visible text-accent ring:block"
            />
          )}
        </span>
        <span className={bubbleTitleVariants()}>{feature.title}</span>
      </button>
    </li>
  );
}
