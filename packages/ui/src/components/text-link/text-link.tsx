import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Where it leads. An absolute `http(s)` address opens in a new tab. */
  href: string;
  /** Whether an arrow follows the words. @default false */
  arrow?: boolean;
}

/**
 * A link of its own: underlined, as high as a finger, quieter than a button.
 *
 * Renders an `<a>`. Styling hook: `data-slot="text-link"`.
 */
export function TextLink({ arrow = false, className, children, href, ...props }: TextLinkProps) {
  return (
    <Link
      href={href}
      {...props}
      data-slot="text-link"
      className={cn(
        'inline-flex min-h-11 items-center font-semibold text-default no-underline hover:text-accent-text',
        className,
      )}
    >
      <span>
        {/* The arrow follows the last word: room for it comes with that word, so it is never alone on a line. */}
        <span className={cn(arrow && 'pr-6.5')}>
          <span className="border-b-[1.5px] pb-[0.25em]">{children}</span>
        </span>
        {arrow && <ArrowRight size={20} strokeWidth={1.75} aria-hidden className="-ml-5 inline align-[-0.25em]" />}
      </span>
    </Link>
  );
}
