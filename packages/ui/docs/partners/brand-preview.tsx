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
      className="overflow-hidden rounded-panel border border-line bg-ground text-copy"
    >
      <div className="flex flex-wrap items-center gap-4 border-line border-b px-5 py-4">
        <Logo className="h-7 text-default [--bl-mark:--theme(--color-mark)]" />
        <span aria-hidden className="h-6 w-[1.5px] bg-line-strong" />
        <span className="font-display font-semibold text-accent-text text-heading-sm">{name}</span>
      </div>
      <div className="flex flex-wrap items-center gap-4 p-5">
        <Button>Get Started</Button>
        <span className="grid size-10 place-items-center rounded-control bg-accent-tint text-accent-deep">
          <HandCoins size={20} strokeWidth={1.75} aria-hidden />
        </span>
        <a href="#terms" className="font-semibold text-accent-text underline underline-offset-3">
          Read the terms
        </a>
      </div>
      <div data-surface="brand" className="grid gap-4 p-5">
        <p className="font-display font-semibold text-default text-heading-md">Your funding can be next.</p>
        <p className="text-body-sm text-muted">Rates and terms are set by the lender.</p>
        <Button className="justify-self-start">Get Started</Button>
      </div>
      <div data-surface="ink" className="p-5 text-body-sm">
        Lenders see only what fits.{' '}
        <a href="#lenders" className="text-accent-text underline">
          See the lenders
        </a>
      </div>
    </div>
  );
}
