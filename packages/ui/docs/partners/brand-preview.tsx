import { HandCoins } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../src/components/button/index.js';
import { Logo } from '../../src/components/logo/index.js';
import type { BrandTheme } from '../../src/lib/brand-theme/index.js';

interface BrandPreviewProps {
  theme: BrandTheme;
  /** Set as a wordmark. */
  name: string;
}

/** Some parts of the kit in a brand's colours, in one card. */
export function BrandPreview({ theme, name }: BrandPreviewProps) {
  return (
    <div
      data-partner="preview"
      style={theme.variables as CSSProperties}
      className="bl:overflow-hidden bl:rounded-panel bl:border bl:border-line bl:bg-ground bl:text-copy"
    >
      <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-4 bl:border-line bl:border-b bl:px-5 bl:py-4">
        <Logo className="bl:h-7 bl:text-default bl:[--bl-mark:--theme(--color-mark)]" />
        <span aria-hidden className="bl:h-6 bl:w-[1.5px] bl:bg-line-strong" />
        <span className="bl:font-display bl:font-semibold bl:text-accent-text bl:text-heading-sm">{name}</span>
      </div>
      <div className="bl:flex bl:flex-wrap bl:items-center bl:gap-4 bl:p-5">
        <Button>Get Started</Button>
        <span className="bl:grid bl:size-10 bl:place-items-center bl:rounded-control bl:bg-accent-tint bl:text-accent-deep">
          <HandCoins size={20} strokeWidth={1.75} aria-hidden />
        </span>
        <a href="#terms" className="bl:font-semibold bl:text-accent-text bl:underline bl:underline-offset-3">
          Read the terms
        </a>
      </div>
      <div data-surface="brand" className="bl:grid bl:gap-4 bl:p-5">
        <p className="bl:font-display bl:font-semibold bl:text-default bl:text-heading-md">Your funding can be next.</p>
        <p className="bl:text-body-sm bl:text-muted">Rates and terms are set by the lender.</p>
        <Button className="bl:justify-self-start">Get Started</Button>
      </div>
      <div data-surface="ink" className="bl:p-5 bl:text-body-sm">
        Lenders see only what fits.{' '}
        <a href="#lenders" className="bl:text-accent-text bl:underline">
          See the lenders
        </a>
      </div>
    </div>
  );
}
