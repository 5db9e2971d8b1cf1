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
        'flex min-w-screen flex-none items-center justify-around gap-18 py-9 pe-18 text-default',
        copy
          ? 'still:hidden'
          : 'still:wrap still:min-w-0 still:flex-wrap still:justify-start still:gap-x-12 still:gap-y-8',
      )}
    >
      {lenders.map((logo) => (
        <li key={logo.name} data-slot="logo-marquee-item" aria-hidden={copy || undefined} className="flex-none">
          <LenderWordmark logo={logo} />
        </li>
      ))}
    </ul>
  );
}
