import { LenderWordmark } from '../../components/lender-wordmark/index.js';
import { cn } from '../../lib/cn.js';
import type { LenderLogo } from '../../types.js';

export interface LogoStripProps {
  lenders: readonly LenderLogo[];
  /** Accessible name of the list. The copy that completes the loop has none and is hidden from assistive technology. */
  label?: string;
}

/** One length of the strip, at least as wide as the screen, so that two of them make an endless loop. */
export function LogoStrip({ lenders, label }: LogoStripProps) {
  const copy = label === undefined;
  return (
    <ul
      {...(copy ? { 'aria-hidden': true } : { 'aria-label': label })}
      className={cn(
        'bl:flex bl:min-w-screen bl:flex-none bl:items-center bl:justify-around bl:gap-18 bl:py-9 bl:pe-18 bl:text-default',
        copy
          ? 'bl:still:hidden'
          : 'bl:still:wrap bl:still:min-w-0 bl:still:flex-wrap bl:still:justify-start bl:still:gap-x-12 bl:still:gap-y-8',
      )}
    >
      {lenders.map((logo) => (
        <li key={logo.name} data-slot="logo-marquee-item" aria-hidden={copy || undefined} className="bl:flex-none">
          <LenderWordmark logo={logo} />
        </li>
      ))}
    </ul>
  );
}
