import { Copy, Printer } from 'lucide-react';
import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { Button } from '../../components/button/index.js';
import { Checkbox } from '../../components/checkbox/index.js';
import { cn } from '../../lib/cn.js';
import { externalLinkProps } from '../../lib/external-link.js';
import type { Disclosure } from '../../types.js';

export interface DisclosureChecklistProps extends Omit<ComponentProps<'section'>, 'content' | 'children' | 'onCopy'> {
  content: {
    title: string;
    text: readonly string[];
    /** Shown instead of the list if there is no disclosure. */
    none: string;
    /** Label of the checkbox of a disclosure that has been received. */
    received: string;
    request: {
      title: string;
      text: string;
      /** First lines of the request. */
      opening: string;
      /** Last lines of the request. */
      closing: string;
      /** What to ask for if there is no disclosure. */
      items: readonly string[];
      /** Shown instead of the request if everything has been received. */
      complete: string;
      copy: string;
      print: string;
    };
  };
  /** What the other party has to disclose. */
  disclosures: readonly Disclosure[];
  /** Copies the request. Without it there is no button for that. */
  onCopy?: ((request: string) => void) | undefined;
}

/**
 * What the other party of a contract has to disclose, each with its source, and a written request for what is still missing. Ticking a disclosure
 * takes it out of the request. Without JavaScript the request asks for all of them.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="disclosure-checklist"`; each item is a `disclosure`, the text is `disclosure-request`.
 */
export function DisclosureChecklist({ content, disclosures, onCopy, className, ...props }: DisclosureChecklistProps) {
  const id = useId();
  const [received, setReceived] = useState<ReadonlySet<string>>(new Set());
  const { title, text, none, request } = content;
  const missing = disclosures.filter((disclosure) => !received.has(disclosure.id));
  const items = disclosures.length > 0 ? missing.map(({ text: item }) => item) : request.items;
  const letter = [request.opening, items.map((item) => `- ${item}`).join('\n'), request.closing].join('\n\n');

  function tick({ currentTarget }: FormEvent<HTMLUListElement>) {
    const ticked = currentTarget.querySelectorAll<HTMLInputElement>('input:checked');
    setReceived(new Set([...ticked].map(({ value }) => value)));
  }

  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="disclosure-checklist"
      className={cn('section-y border-line border-t', className)}
    >
      <div className="wrap page-grid">
        <div className="lg:col-[1/5]">
          <h2 id={id} className="text-display-md">
            {title}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="mt-5">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="lg:col-[6/-1]">
          {disclosures.length > 0 ? (
            <ul onInput={tick} className="border-line-strong border-t-[1.5px]">
              {disclosures.map((disclosure) => (
                <DisclosureItem key={disclosure.id} disclosure={disclosure} received={content.received} />
              ))}
            </ul>
          ) : (
            <p className="border-line-strong border-t-[1.5px] pt-5 text-body-lg">{none}</p>
          )}
          <h3 className="mt-fluid-9 text-heading-md">{request.title}</h3>
          {items.length > 0 ? (
            <>
              <p className="mt-3">{request.text}</p>
              <p
                data-slot="disclosure-request"
                className="mt-5 whitespace-pre-line rounded-panel border border-line bg-raised p-6 print:border-0 print:p-0"
              >
                {letter}
              </p>
              <div className="mt-5 flex flex-wrap gap-2 noscript:hidden print:hidden">
                {onCopy && (
                  <Button variant="line" size="sm" onClick={() => onCopy(letter)}>
                    <Copy {...icon} />
                    {request.copy}
                  </Button>
                )}
                <Button variant="line" size="sm" onClick={() => window.print()}>
                  <Printer {...icon} />
                  {request.print}
                </Button>
              </div>
            </>
          ) : (
            <p className="mt-3">{request.complete}</p>
          )}
        </div>
      </div>
    </section>
  );
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

const DisclosureItem = ({ disclosure, received }: { disclosure: Disclosure; received: string }) => (
  <li
    data-slot="disclosure"
    className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto] print:break-inside-avoid"
  >
    <p className="py-2">
      <b className="block font-semibold text-default">{disclosure.text}</b>
      <a
        href={disclosure.source.href}
        {...externalLinkProps(disclosure.source.href)}
        className="text-body-sm text-muted underline decoration-line underline-offset-4 hover:text-accent-text"
      >
        {disclosure.source.label}
      </a>
    </p>
    <div className="noscript:hidden print:hidden">
      <Checkbox
        label={
          <>
            {received} <span className="sr-only">{disclosure.text}</span>
          </>
        }
        value={disclosure.id}
      />
    </div>
  </li>
);
