import { Columns3, FileText, House, MessageSquare, Upload, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../components/logo/index.js';
import type { ScreenSample } from '../../types.js';

const places = [
  { name: 'home', label: 'Home', Drawing: House },
  { name: 'upload', label: 'Documents', Drawing: FileText },
  { name: 'match', label: 'Matches', Drawing: Waypoints },
  { name: 'debt', label: 'Debt', Drawing: Columns3 },
  { name: 'messages', label: 'Messages', Drawing: MessageSquare },
] as const;

/** A screen of the product that the gallery can show. */
export type ScreenName = 'home' | 'upload' | 'match' | 'debt';

interface GalleryScreenProps {
  name: ScreenName;
  /** Text alternative, one sentence. */
  label: string;
  sample: ScreenSample;
}

/**
 * A screen of the product, drawn in HTML with the page's fonts, so that its text is sharp and readable at every width.
 * The side bar is hidden if it does not fit.
 */
export function GalleryScreen({ name, label, sample }: GalleryScreenProps) {
  return (
    <span role="img" aria-label={label} className="@container block text-drawn-line">
      <span aria-hidden className="grid min-h-96 @xl:min-h-116 @xl:grid-cols-[11rem_1fr]">
        <span className="hidden flex-col gap-1 border-e border-drawn-sand bg-drawn-canvas p-3 @xl:flex">
          <Logo variant="symbol" label="" className="mb-4 ms-2 h-8 self-start text-mark" />
          {places.map(({ name: place, label: words, Drawing }) => (
            <span
              key={place}
              data-state={place === name ? 'active' : 'inactive'}
              className="flex items-center gap-3 rounded-control px-3 py-2 text-body-sm data-[state=active]:bg-drawn-paper data-[state=active]:font-semibold data-[state=active]:[box-shadow:inset_3px_0_--theme(--color-mark)]"
            >
              <Drawing size={18} strokeWidth={1.75} />
              {words}
            </span>
          ))}
          <span className="mt-auto px-3 pb-1 text-caption">
            <b className="block font-semibold">{sample.business}</b>
            <span className="text-drawn-note">{sample.place}</span>
          </span>
        </span>
        <span className="flex min-w-0 flex-col gap-4 p-4 @md:p-6">
          <b className="font-display text-heading-md">{sample[name].title}</b>
          {heads[name](sample)}
          <span>
            {sample[name].rows.map((row) => (
              <span
                key={row.name}
                className="flex items-center justify-between gap-4 border-t border-drawn-sand py-2.5 text-body-sm leading-snug"
              >
                <span className="min-w-0">
                  <b className="block font-semibold">{row.name}</b>
                  <span className="text-caption text-drawn-note">{row.detail}</span>
                </span>
                <span className="text-end font-medium num">
                  {'value' in row ? row.value : (row.missing ?? <Verified>{sample.upload.verified}</Verified>)}
                </span>
              </span>
            ))}
          </span>
        </span>
      </span>
    </span>
  );
}

/** The content above the rows of each screen. */
const heads: Record<ScreenName, (sample: ScreenSample) => ReactNode> = {
  /** How complete the profile is, and how many lenders match. */
  home: ({ home: { complete, match } }) => (
    <span className="grid gap-3 @md:grid-cols-2">
      <span className="rounded-control bg-solid p-4 text-on-solid-soft">
        <b className="block font-display text-heading-lg">{complete.figure}</b>
        <span className="block text-body-sm text-drawn-sand">{complete.words}</span>
      </span>
      <span className="rounded-control bg-drawn-ground p-4">
        <b className="block font-display text-heading-lg">{match.figure}</b>
        <span className="block text-body-sm">{match.words}</span>
      </span>
    </span>
  ),
  /** A drop area for documents. */
  upload: ({ upload }) => (
    <span className="flex flex-col items-center gap-2 rounded-control border-[1.5px] border-dashed border-drawn-mid bg-highlight p-6 text-center text-body-sm">
      <Upload size={24} strokeWidth={1.75} className="text-mark" />
      {upload.drop}
    </span>
  ),
  /** The best offer. */
  match: ({ match }) => (
    <span className="block rounded-control border-2 border-mark p-4">
      <span className="flex items-center gap-3">
        <b className="font-display text-heading-sm">{match.lender}</b>
        <span className="rounded-tag bg-spark px-2 py-0.5 text-caption font-semibold">{match.bestFit}</span>
        <b className="ms-auto font-display text-heading-md num">{match.fit}</b>
      </span>
      <span className="mt-3 grid grid-cols-2 gap-3 @md:grid-cols-4">
        {match.terms.map(([term, value]) => (
          <span key={term} className="text-caption text-drawn-note">
            {term}
            <b className="block text-body-sm font-semibold text-drawn-line num">{value}</b>
          </span>
        ))}
      </span>
    </span>
  ),
  /** The total of all loans. */
  debt: ({ debt }) => (
    <span className="block">
      <span className="text-caption text-drawn-note">{debt.label}</span>
      <b className="block font-display text-heading-lg num">{debt.total}</b>
      <span className="mt-3 flex h-4 overflow-clip rounded-tag">
        <span className="w-1/2 bg-mark" />
        <span className="w-1/4 bg-drawn-mid" />
        <span className="w-1/4 bg-drawn-ground" />
      </span>
    </span>
  ),
};

const Verified = ({ children }: { children: string }) => (
  <span className="rounded-tag bg-success-tint px-2 py-0.5 text-caption text-success">{children}</span>
);
