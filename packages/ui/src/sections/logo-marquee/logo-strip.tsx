import { cn } from '../../lib/cn.js';
import type { LenderLogo } from '../../types.js';
import { LenderWordmark } from './lender-wordmark.js';

export interface LogoStripProps {
  lenders: readonly LenderLogo[];
  /** Name of the list; the copy that closes the loop has none and is hidden from assistive technology. */
  label?: string;
}

/** One length of the strip, at least as wide as the screen, so that two of them make an endless loop. */
export function LogoStrip({ lenders, label }: LogoStripProps) {
  const copy = label === undefined;
  return (
    <ul
      {...(copy ? { 'aria-hidden': true } : { 'aria-label': label })}
      className={cn(
        'flex min-w-screen flex-none items-center justify-around gap-18 py-9 pr-18 text-default',
        copy
          ? 'motion-reduce:hidden in-data-[motion=reduced]:hidden'
          : 'motion-reduce:wrap motion-reduce:flex-wrap motion-reduce:justify-start motion-reduce:gap-x-12 motion-reduce:gap-y-8',
        copy ||
          'in-data-[motion=reduced]:wrap in-data-[motion=reduced]:flex-wrap in-data-[motion=reduced]:justify-start in-data-[motion=reduced]:gap-x-12 in-data-[motion=reduced]:gap-y-8',
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
