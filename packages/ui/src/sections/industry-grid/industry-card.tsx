import { Check } from 'lucide-react';
import { Icon } from '../../components/icon/index.js';
import { Rotator, useRotatorItem } from '../../components/rotator/index.js';
import type { IndustryCard as IndustryContent } from '../../types.js';

interface IndustryCardProps {
  industry: IndustryContent;
  place: number;
}

/** One industry. On wide screens an inactive card shows its title alone; its text stays for assistive technology. */
export function IndustryCard({ industry, place }: IndustryCardProps) {
  const { title, icon, description, items } = industry;
  return (
    <Rotator.Item
      place={place}
      data-slot="industry-card"
      className="group grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-5 border-t border-line py-3 first:border-t-[1.5px] first:border-line-strong on:-mx-5 on:rounded-b-panel on:border-t-3 on:border-accent on:bg-raised on:px-5"
    >
      <span className="relative grid size-14 place-items-center text-default">
        <Rotator.Ring idle="none" className="absolute inset-0 size-14 text-accent" />
        <StillRing />
        <Icon name={icon} />
      </span>
      <div className="min-w-0">
        <h2>
          <Rotator.Trigger className="min-h-14 w-full text-left font-display text-heading-sm text-default group-hover:text-accent-text on:text-heading-lg on:text-default">
            {title}
          </Rotator.Trigger>
        </h2>
        <div className="text-body-sm lg:on:min-h-30 wide:off:sr-only">
          <p>{description}</p>
          <ul className="mt-3 grid gap-x-6 gap-y-1 pb-2 md:grid-cols-2">
            {items.map((item) => (
              <li key={item} className="flex items-start gap-2.5 py-1 text-default">
                <Check size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 flex-none text-accent-text" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Rotator.Item>
  );
}

/** The empty ring of a card that is not the current one. */
function StillRing() {
  if (useRotatorItem().state === 'active') return null;
  return (
    <svg viewBox="0 0 64 64" fill="none" strokeWidth={3} aria-hidden className="absolute inset-0 size-14">
      <path d="M32 60A28 28 0 1 1 59.05 39.25" className="stroke-ring-track" />
    </svg>
  );
}
