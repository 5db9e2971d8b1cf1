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
      className={cn('group border-line-strong border-t-[1.5px] last:border-b-[1.5px]', className)}
    >
      <Question>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="flex min-h-17 w-full items-center justify-between gap-6 py-4 text-start text-heading-sm hover:text-accent-text"
        >
          {entry.question}
          <span
            aria-hidden
            className="relative size-6 flex-none *:absolute *:inset-x-0.5 *:top-2.75 *:h-0.5 *:bg-current"
          >
            <span />
            <span className="rotate-90 transition-transform duration-(--bl-duration-base) ease-settle group-data-[state=open]:rotate-0" />
          </span>
        </button>
      </Question>
      <div ref={answer} id={id} className={cn(!open && !hydrated && 'hidden noscript:block')}>
        <p className="max-w-176 pb-6 sm:pe-14 group-data-[state=open]:animate-fade links:font-medium links:text-accent-text links:underline links:underline-offset-3">
          {lightMarkup(entry.answer)}
        </p>
      </div>
    </div>
  );
}
