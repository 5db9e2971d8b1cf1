import { Columns3, FileText, House, MessageSquare, Upload, Waypoints } from 'lucide-react';
import type { ReactNode } from 'react';
import { Logo } from '../../components/logo/index.js';
import { cn } from '../../lib/cn.js';
import type { ScreenSample } from '../../types.js';

const places = [
  { name: 'home', Drawing: House },
  { name: 'upload', Drawing: FileText },
  { name: 'match', Drawing: Waypoints },
  { name: 'debt', Drawing: Columns3 },
  { name: 'messages', Drawing: MessageSquare },
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
    <span role="img" aria-label={label} className="bl:@container bl:block bl:text-drawn-line">
      <span aria-hidden className="bl:grid bl:min-h-96 bl:@xl:min-h-116 bl:@xl:grid-cols-[11rem_1fr]">
        <span className="bl:hidden bl:flex-col bl:gap-1 bl:border-e bl:border-drawn-sand bl:bg-drawn-canvas bl:p-3 bl:@xl:flex">
          <Logo variant="symbol" label="" className="bl:mb-4 bl:ms-2 bl:h-8 bl:self-start bl:text-mark" />
          {places.map(({ name: place, Drawing }) => (
            <span
              key={place}
              data-state={place === name ? 'active' : 'inactive'}
              className={cn(
                'bl:flex bl:items-center bl:gap-3 bl:rounded-control bl:px-3 bl:py-2 bl:text-body-sm',
                place === name && 'bl:border-s-3 bl:border-mark bl:bg-drawn-paper bl:ps-2.25 bl:font-semibold',
              )}
            >
              <Drawing size={18} strokeWidth={1.75} />
              <span>{sample.menu[place]}</span>
            </span>
          ))}
          <span className="bl:mt-auto bl:px-3 bl:pb-1 bl:text-caption">
            <b className="bl:block bl:font-semibold">{sample.business}</b>
            <span className="bl:text-drawn-note">{sample.place}</span>
          </span>
        </span>
        <span className="bl:flex bl:min-w-0 bl:flex-col bl:gap-4 bl:p-4 bl:@md:p-6">
          <b className="bl:font-display bl:text-heading-md">{sample[name].title}</b>
          {heads[name](sample)}
          <span>
            {sample[name].rows.map((row) => (
              <span
                key={row.name}
                className="bl:flex bl:items-center bl:justify-between bl:gap-4 bl:border-t bl:border-drawn-sand bl:py-2.5 bl:text-body-sm bl:leading-snug"
              >
                <span className="bl:min-w-0">
                  <b className="bl:block bl:font-semibold">{row.name}</b>
                  <span className="bl:text-caption bl:text-drawn-note">{row.detail}</span>
                </span>
                <span className="bl:text-end bl:font-medium bl:num">
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
    <span className="bl:grid bl:gap-3 bl:@md:grid-cols-2">
      <span className="bl:rounded-control bl:bg-solid bl:p-4 bl:text-on-solid-soft">
        <b className="bl:block bl:font-display bl:text-heading-lg">{complete.figure}</b>
        <span className="bl:block bl:text-body-sm bl:text-drawn-sand">{complete.words}</span>
      </span>
      <span className="bl:rounded-control bl:bg-drawn-ground bl:p-4">
        <b className="bl:block bl:font-display bl:text-heading-lg">{match.figure}</b>
        <span className="bl:block bl:text-body-sm">{match.words}</span>
      </span>
    </span>
  ),
  /** A drop area for documents. */
  upload: ({ upload }) => (
    <span
      className={cn(
        'bl:flex bl:flex-col bl:items-center bl:gap-2 bl:p-6',
        'bl:rounded-control bl:border-[1.5px] bl:border-dashed bl:border-drawn-mid bl:bg-highlight bl:text-center bl:text-body-sm',
      )}
    >
      <Upload size={24} strokeWidth={1.75} className="bl:text-mark" />
      <span>{upload.drop}</span>
    </span>
  ),
  /** The best offer. */
  match: ({ match }) => (
    <span className="bl:block bl:rounded-control bl:border-2 bl:border-mark bl:p-4">
      <span className="bl:flex bl:items-center bl:gap-3">
        <b className="bl:font-display bl:text-heading-sm">{match.lender}</b>
        <span className="bl:rounded-tag bl:bg-spark bl:px-2 bl:py-0.5 bl:text-caption bl:font-semibold">
          {match.bestFit}
        </span>
        <b className="bl:ms-auto bl:font-display bl:text-heading-md bl:num">{match.fit}</b>
      </span>
      <span className="bl:mt-3 bl:grid bl:grid-cols-2 bl:gap-3 bl:@md:grid-cols-4">
        {match.terms.map(([term, value]) => (
          <span key={term} className="bl:text-caption bl:text-drawn-note">
            <span>{term}</span>
            <b className="bl:block bl:text-body-sm bl:font-semibold bl:text-drawn-line bl:num">{value}</b>
          </span>
        ))}
      </span>
    </span>
  ),
  /** The total of all loans. */
  debt: ({ debt }) => (
    <span className="bl:block">
      <span className="bl:text-caption bl:text-drawn-note">{debt.label}</span>
      <b className="bl:block bl:font-display bl:text-heading-lg bl:num">{debt.total}</b>
      <span className="bl:mt-3 bl:flex bl:h-4 bl:overflow-clip bl:rounded-tag">
        <span className="bl:w-1/2 bl:bg-mark" />
        <span className="bl:w-1/4 bl:bg-drawn-mid" />
        <span className="bl:w-1/4 bl:bg-drawn-ground" />
      </span>
    </span>
  ),
};

const Verified = ({ children }: { children: string }) => (
  <span className="bl:rounded-tag bl:bg-success-tint bl:px-2 bl:py-0.5 bl:text-caption bl:text-success">
    {children}
  </span>
);
