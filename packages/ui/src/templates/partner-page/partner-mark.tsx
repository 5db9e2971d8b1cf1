import { LenderWordmark } from '../../components/lender-wordmark/index.js';
import { cn } from '../../lib/cn.js';
import type { PartnerPageContent } from '../../types.js';

/** The partner's logo in a readable colour, or its name in the typeface of headings. */
export function PartnerMark({ brand: { name, logo } }: { brand: PartnerPageContent['brand'] }) {
  if (logo) return <LenderWordmark logo={logo} className="h-5.5 w-auto min-w-0 text-accent-text sm:h-7" />;
  return (
    <span
      className={cn(
        'min-w-0 font-display leading-[1.1] font-semibold text-accent-text wrap-anywhere',
        name.length > 16 ? 'text-caption sm:text-heading-sm' : 'text-heading-sm sm:text-heading-md',
      )}
    >
      {name}
    </span>
  );
}
