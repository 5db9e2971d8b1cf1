import { Icon } from '../../components/icon/index.js';
import { Rotator } from '../../components/rotator/index.js';
import type { HighlightItem } from './highlight-group.types.js';
import {
  bubbleVariants,
  hubVariants,
  nodeTextVariants,
  nodeTitleVariants,
  nodeVariants,
} from './highlight-hub.variants.js';
import { hubPosition } from './hub-geometry.js';

/** The group as nodes on the unclosed ring, whose tail runs off as a horizon; else as a list. */
export function HighlightHub({ items, level }: { items: readonly HighlightItem[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <div className="relative">
      <HubRing />
      <ul className={hubVariants()}>
        {items.map(({ icon, title, description }, place) => {
          const { style, side } = hubPosition(place, items.length);
          return (
            <Rotator.Item
              key={title}
              place={place}
              data-slot="highlight-item"
              style={style}
              className={nodeVariants({ side })}
            >
              <span aria-hidden className={bubbleVariants({ side })}>
                {icon ? <Icon name={icon} /> : place + 1}
                <Rotator.Ring
                  idle="none"
                  strokeWidth={4}
                  className="absolute -top-3.5 -left-3.5 hidden size-[calc(100%+1.75rem)] overflow-visible text-accent wide:block"
                />
              </span>
              <div className="min-w-0">
                <Title className={nodeTitleVariants({ side })}>
                  <Rotator.Trigger className="[text-align:inherit] after:absolute after:inset-0 hover:text-accent-text">
                    {title}
                  </Rotator.Trigger>
                </Title>
                <p data-title={title} className={nodeTextVariants({ side })}>
                  {description}
                </p>
              </div>
            </Rotator.Item>
          );
        })}
      </ul>
    </div>
  );
}

/** The ring, its tail, and the sun on that. */
const HubRing = () => (
  <svg
    viewBox="0 0 464 464"
    fill="none"
    strokeWidth={1.5}
    aria-hidden
    className="absolute top-[calc(50%-13.5rem)] left-[calc(50%-12.5rem)] hidden size-100 overflow-visible stroke-line-strong wide:block xl:top-[calc(50%-15.5rem)] xl:left-[calc(50%-14.5rem)] xl:size-116"
  >
    <path d="M456.1 292A232 232 0 1 0 232 464H3000" />
    <circle cx={520} cy={464} r={12} className="fill-spark" />
  </svg>
);
