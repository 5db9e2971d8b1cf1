import { type ComponentProps, createContext, useContext, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import { useMergedRef } from '../../lib/merge-refs.js';
import type { Tooltip } from '../tooltip/index.js';

/** What terms mean, by the address of each in the glossary. */
export const TermsContext = createContext<Readonly<Record<string, string>>>({});

export interface TermProps extends ComponentProps<'a'> {
  /** Its place in the glossary. */
  href: string;
  /** What it means, in a sentence or two. By default what the `TermsContext` around it says of its address. */
  definition?: string | undefined;
}

/**
 * A word of the trade: a link to its place in the glossary, which a tooltip explains in place. Without JavaScript, and under a
 * finger, it is the link alone. What draws tooltips is fetched when the visitor first moves or presses a key.
 *
 * Renders an `<a>`. Styling hook: `data-slot="term"`.
 */
export function Term({ href, definition, className, ref, ...props }: TermProps) {
  const known = useContext(TermsContext)[href];
  const content = definition ?? known;
  const anchor = useRef<HTMLAnchorElement>(null);
  const Tip = useTip(anchor, content !== undefined);
  const link = (
    <Link
      {...props}
      href={href}
      ref={useMergedRef(anchor, ref)}
      data-slot="term"
      className={cn('decoration-dotted decoration-2', className)}
    />
  );
  return Tip && content ? <Tip content={content}>{link}</Tip> : link;
}

function useTip(anchor: { current: HTMLAnchorElement | null }, wanted: boolean) {
  const [Tip, setTip] = useState<typeof Tooltip>();
  useEffect(() => {
    if (!wanted) return;
    const ended = new AbortController();
    const once = { once: true, signal: ended.signal };
    const load = async () => {
      const tooltip = await import('../tooltip/index.js');
      const show = () => ended.signal.aborted || setTip(() => tooltip.Tooltip);
      // Put into a tooltip the link is another element: not while it has the focus.
      if (anchor.current === document.activeElement) anchor.current?.addEventListener('blur', show, once);
      else show();
    };
    for (const sign of ['pointermove', 'keydown']) window.addEventListener(sign, load, once);
    return () => ended.abort();
  }, [anchor, wanted]);
  return Tip;
}
