import { Icon } from '../../components/icon/index.js';
import { Rotator } from '../../components/rotator/index.js';
import type { Feature } from '../../types.js';
import { bubbleTitleVariants, bubbleVariants, discVariants } from './bubble-carousel.variants.js';
import { dialPosition } from './dial-geometry.js';

interface BubbleItemProps {
  feature: Feature;
  place: number;
  count: number;
}

/** One bubble; the active one is filled, larger, and has the ring around it. */
export function BubbleItem({ feature, place, count }: BubbleItemProps) {
  return (
    <li className="last:*:border-b last:*:border-line last:*:ring:border-0">
      <Rotator.Item
        as="button"
        place={place}
        data-slot="bubble-item"
        style={dialPosition(place, count)}
        className={bubbleVariants()}
      >
        <span aria-hidden className={discVariants()}>
          <Icon name={feature.icon} className="size-6" />
          <Rotator.Ring
            idle="none"
            strokeWidth={3.5}
            className="absolute -top-4 -left-4 hidden size-[calc(100%+2rem)] overflow-visible text-accent ring:block"
          />
        </span>
        <span className={bubbleTitleVariants()}>{feature.title}</span>
      </Rotator.Item>
    </li>
  );
}
