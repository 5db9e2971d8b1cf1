'use client';

import { type ComponentProps, useId, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../hooks/use-hydrated.js';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import type { FaqEntry } from '../../types.js';

export interface FaqItemProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The question and its answer. */
  entry: FaqEntry;
  /** Level of the question's heading in the page's outline. @default 3 */
  level?: 2 | 3 | 4;
  /** Whether it starts open. @default false */
  defaultOpen?: boolean;
}

/**
 * One question that opens and closes independently of the others. The browser's find-in-page finds closed answers and
 * opens them; without JavaScript every answer is open.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="faq-item"`, `data-state="open" | "closed"`.
 */
export function FaqItem({ entry, level = 3, defaultOpen = false, className, ...props }: FaqItemProps) {
  const [open, setOpen] = useState(defaultOpen);
  const hydrated = useHydrated();
  const id = useId();
  const answer = useRef<HTMLDivElement>(null);
  const Question = `h${level}` as const;

  // React supports only true and false for `hidden`, not "until-found".
  useLayoutEffect(() => {
    if (open) answer.current?.removeAttribute('hidden');
    else answer.current?.setAttribute('hidden', 'until-found');
  }, [open]);

  useLayoutEffect(() => {
    const element = answer.current;
    const reveal = () => setOpen(true);
    element?.addEventListener('beforematch', reveal);
    return () => element?.removeEventListener('beforematch', reveal);
  }, []);

  return (
    <div
      {...props}
      data-slot="faq-item"
      data-state={open ? 'open' : 'closed'}
      className={cn('bl:group bl:border-line-strong bl:border-t-[1.5px] bl:last:border-b-[1.5px]', className)}
    >
      <Question>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="bl:flex bl:min-h-17 bl:w-full bl:items-center bl:justify-between bl:gap-6 bl:py-4 bl:text-start bl:text-heading-sm bl:hover:text-accent-text"
        >
          <span>{entry.question}</span>
          <span
            aria-hidden
            className="bl:relative bl:size-6 bl:flex-none bl:*:absolute bl:*:inset-x-0.5 bl:*:top-2.75 bl:*:h-0.5 bl:*:bg-current"
          >
            <span />
            <span className="bl:rotate-90 bl:transition-transform bl:duration-(--bl-duration-base) bl:ease-settle bl:group-data-[state=open]:rotate-0" />
          </span>
        </button>
      </Question>
      <div
        ref={answer}
        id={id}
        className={cn('bl:print:[content-visibility:visible]', !open && !hydrated && 'bl:hidden bl:noscript:block')}
      >
        <p
          className={cn(
            'bl:max-w-176 bl:pb-6',
            'bl:group-data-[state=open]:animate-fade bl:links:font-medium bl:links:text-accent-text bl:links:underline bl:links:underline-offset-3',
            'bl:sm:pe-14',
          )}
        >
          {lightMarkup(entry.answer)}
        </p>
      </div>
    </div>
  );
}
