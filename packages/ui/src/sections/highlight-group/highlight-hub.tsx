import type { HighlightCardContent } from '../../components/highlight-columns/index.js';
import { Icon } from '../../components/icon/index.js';
import { Rotator } from '../../components/rotator/index.js';
import { cn } from '../../lib/cn.js';
import { LineArt } from '../../lib/line-art.js';
import { onCircle } from '../../lib/on-circle.js';

/** Angles of six nodes on the ring, clockwise from three o'clock: away from the gap and from each other's labels. */
const six = [128, 180, 232, 299, 337, 375];

/** Angle of a node in degrees. */
function angleOf(place: number, count: number): number {
  if (count === six.length) return six[place] as number;
  return count === 1 ? 180 : 128 + (247 * place) / (count - 1);
}

/** The group as nodes on the open ring, whose end continues as a horizon. On narrow screens, a list. */
export function HighlightHub({ items, level }: { items: readonly HighlightCardContent[]; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <div className="relative">
      <LineArt
        viewBox="0 0 464 464"
        strokeWidth={1.5}
        className="absolute top-1/2 inset-s-1/2 -mt-54 -ms-50 hidden size-100 stroke-line-strong wide:block xl:-mt-62 xl:-ms-58 xl:size-116"
      >
        <path d="M456.1 292A232 232 0 1 0 232 464H3000" />
        <circle cx={520} cy={464} r={12} className="fill-spark" />
      </LineArt>
      <ul className="relative border-b-[1.5px] border-line-strong wide:h-128 wide:border-b-0 wide:[--bl-r:12.5rem] xl:wide:h-144 xl:wide:[--bl-r:14.5rem]">
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
                'relative isolate grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-3.5 first:border-t-[1.5px] first:border-line-strong',
                'wide:absolute wide:top-[calc(50%-1rem+var(--bl-r)*var(--bl-s)-1.75rem)] wide:w-48 wide:border-t-0! wide:py-0',
                side.node,
              )}
            >
              <Rotator.Disc
                ring="wide:block"
                className={cn('size-14 bg-raised text-default wide:on:scale-[1.2]', side.disc)}
              >
                {icon ? <Icon name={icon} /> : place + 1}
              </Rotator.Disc>
              <div className="min-w-0">
                <Title
                  className={cn(
                    'text-heading-sm hyphens-auto wrap-anywhere transition-[color,translate] duration-(--bl-move-fast) on:text-accent-text wide:self-center',
                    side.title,
                  )}
                >
                  <Rotator.Trigger className="[text-align:inherit] after:absolute after:inset-0 hover:text-accent-text">
                    {title}
                  </Rotator.Trigger>
                </Title>
                <p
                  data-title={title}
                  className={cn(
                    'mt-1 text-body-sm wrap-anywhere wide:absolute wide:top-[calc(1.75rem-var(--bl-r)*var(--bl-s))] wide:mt-0 wide:w-60 wide:text-start',
                    // In the middle of the ring the text repeats its title, visually only.
                    "wide:before:mb-2 wide:before:block wide:before:font-display wide:before:text-heading-lg wide:before:text-default wide:before:content-[attr(data-title)/'']",
                    'wide:transition-opacity wide:duration-(--bl-move-fast) wide:off:opacity-0',
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
  node: 'wide:inset-e-[calc(50%-var(--bl-r)*var(--bl-c)-1.75rem)] wide:grid-cols-[minmax(0,1fr)_3.5rem] wide:text-end',
  disc: 'wide:order-1',
  title: 'wide:on:[translate:calc(var(--bl-dir)*-.75rem)]',
  text: 'wide:inset-e-[calc(1.75rem+var(--bl-r)*var(--bl-c))] wide:[translate:calc(var(--bl-dir)*50%)_-50%]',
};
const right: typeof left = {
  node: 'wide:inset-s-[calc(50%+var(--bl-r)*var(--bl-c)-1.75rem)]',
  disc: '',
  title: 'wide:on:[translate:calc(var(--bl-dir)*.75rem)]',
  text: 'wide:inset-s-[calc(1.75rem-var(--bl-r)*var(--bl-c))] wide:[translate:calc(var(--bl-dir)*-50%)_-50%]',
};
