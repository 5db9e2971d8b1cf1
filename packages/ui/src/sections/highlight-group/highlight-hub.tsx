import type { HighlightCardContent } from '../../components/highlight-columns/index.js';
import { Icon } from '../../components/icon/index.js';
import { Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import { onCircle } from '../../lib/on-circle.js';

/** Angles of six nodes on the ring, clockwise from three o'clock: away from the gap and from each other's labels. */
const six = [128, 180, 232, 299, 337, 375];

function angleOf(place: number, count: number): number {
  if (count === six.length) return six[place] as number;
  return count === 1 ? 180 : 128 + (247 * place) / (count - 1);
}

/** The group as nodes on the open ring, whose end continues as a horizon. On narrow screens, a list. */
export function HighlightHub({ items, level }: { items: readonly HighlightCardContent[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <div className="bl:relative">
      <LineArt
        viewBox="0 0 464 464"
        strokeWidth={1.5}
        className="bl:absolute bl:top-1/2 bl:inset-s-1/2 bl:-mt-54 bl:-ms-50 bl:hidden bl:size-100 bl:stroke-line-strong bl:wide:block bl:xl:-mt-62 bl:xl:-ms-58 bl:xl:size-116"
      >
        <path d="M456.1 292A232 232 0 1 0 232 464H3000" />
        <circle cx={520} cy={464} r={12} className="bl:fill-spark" />
      </LineArt>
      <ul className="bl:relative bl:border-b-[1.5px] bl:border-line-strong bl:wide:h-128 bl:wide:border-b-0 bl:wide:[--bl-r:12.5rem] bl:xl:wide:h-144 bl:xl:wide:[--bl-r:14.5rem]">
        {items.map(({ icon, title, description }, place) => {
          const angle = angleOf(place, items.length);
          const side = Math.cos((angle * Math.PI) / 180) < -0.1 ? left : right;
          return (
            <Rotator.Item
              key={title}
              place={place}
              data-slot="highlight-item"
              style={onCircle(angle)}
              className={cn(
                'bl:relative bl:grid bl:grid-cols-[3.5rem_minmax(0,1fr)] bl:items-center bl:gap-x-4 bl:py-3.5',
                'bl:isolate bl:border-t bl:border-line',
                'bl:first:border-t-[1.5px] bl:first:border-line-strong',
                'bl:wide:absolute bl:wide:top-[calc(50%-1rem+var(--bl-r)*var(--bl-s)-1.75rem)] bl:wide:w-48 bl:wide:border-t-0! bl:wide:py-0',
                side.node,
              )}
            >
              <Rotator.Disc
                ring="bl:wide:block"
                className={cn('bl:size-14 bl:bg-raised bl:text-default bl:wide:on:scale-[1.2]', side.disc)}
              >
                {icon ? <Icon name={icon} /> : place + 1}
              </Rotator.Disc>
              <div className="bl:min-w-0">
                <Title
                  className={cn(
                    'bl:text-heading-sm bl:hyphens-auto bl:wrap-anywhere bl:transition-[color,translate] bl:duration-(--bl-move-fast) bl:on:text-accent-text bl:wide:self-center',
                    side.title,
                  )}
                >
                  <Rotator.Trigger
                    className={cn(
                      'bl:text-start bl:after:absolute bl:after:inset-0 bl:hover:text-accent-text',
                      side.trigger,
                    )}
                  >
                    {title}
                  </Rotator.Trigger>
                </Title>
                <p
                  data-title={title}
                  className={cn(
                    'bl:mt-1 bl:text-body-sm bl:wrap-anywhere bl:wide:absolute bl:wide:top-[calc(1.75rem-var(--bl-r)*var(--bl-s))] bl:wide:mt-0 bl:wide:w-60 bl:wide:text-start',
                    // In the middle of the ring the text repeats its title, visually only.
                    'bl:wide:before:mb-2 bl:wide:before:block bl:wide:before:font-display bl:wide:before:text-heading-lg',
                    "bl:wide:before:text-default bl:wide:before:content-[attr(data-title)/'']",
                    'bl:wide:transition-opacity bl:wide:duration-(--bl-move-fast) bl:wide:off:opacity-0',
                    side.text,
                  )}
                >
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

/** On the ring, the title is outside, at the left or right of its disc; the text is in the middle of the ring. */
const left = {
  node: 'bl:wide:inset-e-[calc(50%-var(--bl-r)*var(--bl-c)-1.75rem)] bl:wide:grid-cols-[minmax(0,1fr)_3.5rem] bl:wide:text-end',
  disc: 'bl:wide:order-1',
  trigger: 'bl:wide:text-end',
  title: 'bl:wide:on:[translate:calc(var(--bl-dir)*-.75rem)]',
  text: 'bl:wide:inset-e-[calc(1.75rem+var(--bl-r)*var(--bl-c))] bl:wide:[translate:calc(var(--bl-dir)*50%)_-50%]',
};
const right: typeof left = {
  node: 'bl:wide:inset-s-[calc(50%+var(--bl-r)*var(--bl-c)-1.75rem)]',
  disc: '',
  trigger: '',
  title: 'bl:wide:on:[translate:calc(var(--bl-dir)*.75rem)]',
  text: 'bl:wide:inset-s-[calc(1.75rem-var(--bl-r)*var(--bl-c))] bl:wide:[translate:calc(var(--bl-dir)*-50%)_-50%]',
};
