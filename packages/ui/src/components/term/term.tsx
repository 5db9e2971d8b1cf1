'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentProps, createContext, useContext, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Tooltip } from '../tooltip/index.js';

/** Explanations of terms, by their address in the glossary. */
export const TermsContext = createContext<Readonly<Record<string, string>>>({});

export interface TermProps extends ComponentProps<'a'> {
  /** Address of the term in the glossary. */
  href: string;
  /** Explanation, one or two sentences. @default the explanation in `TermsContext` */
  definition?: string | undefined;
}

/**
 * A technical term: a link to the glossary with a tooltip that explains it. Without JavaScript and on touch screens it
 * is only the link. The tooltip's code is loaded on the visitor's first interaction.
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
      ref={useComposedRefs(anchor, ref)}
      data-slot="term"
      className={cn('bl:decoration-dotted bl:decoration-2', className)}
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
      // Without its code the link stays without a tooltip.
      const tooltip = await import('../tooltip/index.js').catch(() => undefined);
      if (!tooltip) return;
      const show = () => ended.signal.aborted || setTip(() => tooltip.Tooltip);
      // Adding the tooltip replaces the link's element, so wait until the link does not have focus.
      if (anchor.current === document.activeElement) anchor.current?.addEventListener('blur', show, once);
      else show();
    };
    for (const sign of ['pointermove', 'keydown']) window.addEventListener(sign, load, once);
    return () => ended.abort();
  }, [anchor, wanted]);
  return Tip;
}
