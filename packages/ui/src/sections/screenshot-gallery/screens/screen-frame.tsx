import { Columns3, FileText, House, MessageSquare, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../../components/logo/index.js';
import type { ScreenSample } from '../../../types.js';

const places = [
  { name: 'home', label: 'Home', Drawing: House },
  { name: 'upload', label: 'Documents', Drawing: FileText },
  { name: 'match', label: 'Matches', Drawing: Waypoints },
  { name: 'debt', label: 'Debt', Drawing: Columns3 },
  { name: 'messages', label: 'Messages', Drawing: MessageSquare },
] as const;

/** A screen of the product that the gallery can show. */
export type ScreenName = 'home' | 'upload' | 'match' | 'debt';

interface ScreenFrameProps {
  /** What the picture shows, in a sentence. */
  label: string;
  current: ScreenName;
  title: string;
  /** Whose screen it is. */
  sample: Pick<ScreenSample, 'business' | 'place'>;
  children: ReactNode;
}

/**
 * A screen of the product as a picture: drawn with the page's own type, so that its text stays sharp and readable at every
 * width. The side bar goes where there is no room for it.
 */
export function ScreenFrame({ label, current, title, sample, children }: ScreenFrameProps) {
  return (
    <span role="img" aria-label={label} className="@container block text-drawn-line">
      <span aria-hidden className="grid min-h-96 @xl:min-h-116 @xl:grid-cols-[11rem_1fr]">
        <span className="hidden flex-col gap-1 border-r border-drawn-sand bg-drawn-canvas p-3 @xl:flex">
          <Logo variant="symbol" label="" className="mb-4 ml-2 h-8 self-start text-mark" />
          {places.map(({ name, label: place, Drawing }) => (
            <span
              key={name}
              data-state={name === current ? 'active' : 'inactive'}
              className="flex items-center gap-3 rounded-control px-3 py-2 text-body-sm data-[state=active]:bg-drawn-paper data-[state=active]:font-semibold data-[state=active]:[box-shadow:inset_3px_0_var(--color-mark)]"
            >
              <Drawing size={18} strokeWidth={1.75} />
              {place}
            </span>
          ))}
          <span className="mt-auto px-3 pb-1 text-caption">
            <b className="block font-semibold">{sample.business}</b>
            <span className="text-drawn-note">{sample.place}</span>
          </span>
        </span>
        <span className="flex min-w-0 flex-col gap-4 p-4 @md:p-6">
          <b className="font-display text-heading-md">{title}</b>
          {children}
        </span>
      </span>
    </span>
  );
}

/** A row of such a screen: what it is, what it is about, and a figure at the right. */
export function ScreenRow({ name, detail, value }: { name: string; detail: string; value: ReactNode }) {
  return (
    <span className="flex items-center justify-between gap-4 border-t border-drawn-sand py-2.5 text-body-sm leading-snug">
      <span className="min-w-0">
        <b className="block font-semibold">{name}</b>
        <span className="text-caption text-drawn-note">{detail}</span>
      </span>
      <span className="text-right font-medium num">{value}</span>
    </span>
  );
}
