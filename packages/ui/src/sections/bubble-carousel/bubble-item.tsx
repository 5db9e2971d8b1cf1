import { Icon } from '../../components/icon/index.js';
import { Rotator } from '../../components/rotator/index.js';
import { onCircle } from '../../lib/on-circle.js';
import type { Feature } from '../../types.js';

/** Half the angle over which bubbles are spread: four of them are at -52, -17, 17 and 52 degrees. */
const half = 52;

interface BubbleItemProps {
  feature: Feature;
  place: number;
  count: number;
}

/** One bubble with its title, all of it a button; the active one is filled, larger, and has the ring around it. */
export const BubbleItem = ({ feature: { icon, title }, place, count }: BubbleItemProps) => (
  <li>
    <Rotator.Item
      as="button"
      place={place}
      data-slot="bubble-item"
      style={onCircle(count === 1 ? 0 : -half + (2 * half * place) / (count - 1))}
      className="group grid w-full grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-5 border-t border-line py-4 text-left text-default ring:absolute ring:top-[calc(50%+21rem*var(--s)-2.25rem)] ring:left-[calc(21rem*var(--c)-8.25rem)] ring:w-84 ring:border-0 ring:p-0"
    >
      <Rotator.Disc ring="ring:block" className="size-18 bg-ground ring:on:scale-[1.2]">
        <Icon name={icon} className="size-6" />
      </Rotator.Disc>
      {/* Laid out as large as it is while active, and drawn smaller while not. */}
      <span className="origin-left font-display text-heading-md transition-transform duration-(--move) ease-out group-hover:text-accent-text off:scale-[.78] ring:on:[translate:1rem]">
        {title}
      </span>
    </Rotator.Item>
  </li>
);
