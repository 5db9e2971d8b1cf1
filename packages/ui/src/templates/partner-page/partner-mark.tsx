import { LenderWordmark } from '../../components/lender-wordmark/index.js';
import { cn } from '../../lib/cn.js';
import type { PartnerPageContent } from '../../types.js';

/** The partner's logo in a readable colour, or its name in the typeface of headings. */
export function PartnerMark({ brand: { name, logo } }: { brand: PartnerPageContent['brand'] }) {
  if (logo)
    return <LenderWordmark logo={logo} className="bl:h-5.5 bl:w-auto bl:min-w-0 bl:text-accent-text bl:sm:h-7" />;
  return (
    <span
      className={cn(
        'bl:min-w-0 bl:font-display bl:leading-[1.1] bl:font-semibold bl:text-accent-text bl:wrap-anywhere',
        name.length > 16 ? 'bl:text-caption bl:sm:text-heading-sm' : 'bl:text-heading-sm bl:sm:text-heading-md',
      )}
    >
      {name}
    </span>
  );
}
