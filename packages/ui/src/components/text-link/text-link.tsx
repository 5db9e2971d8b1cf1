import { ArrowRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';

export interface TextLinkProps extends ComponentProps<'a'> {
  /** Target address. An absolute `http(s)` address opens in a new tab. */
  href: string;
  /** Whether an arrow follows the text. @default false */
  arrow?: boolean;
}

/**
 * A standalone link: underlined, with the height of a touch target, less prominent than a button.
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
        'bl:inline-flex bl:min-h-11 bl:items-center bl:font-semibold bl:text-default bl:no-underline bl:hover:text-accent-text',
        className,
      )}
    >
      <span>
        {/* The arrow's space is reserved at the last word, so that the arrow is never alone on a line. */}
        <span className={cn(arrow && 'bl:pe-6.5')}>
          <span className="bl:border-b-[1.5px] bl:pb-[0.25em]">{children}</span>
        </span>
        {arrow && <ArrowRight size={20} strokeWidth={1.75} className="bl:-ms-5 bl:inline bl:align-[-0.25em]" />}
      </span>
    </Link>
  );
}
