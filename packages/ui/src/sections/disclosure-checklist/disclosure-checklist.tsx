'use client';

import { Copy } from 'lucide-react';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../components/button/index.js';
import { Checkbox } from '../../components/checkbox/index.js';
import { PrintButton } from '../../components/print-button/index.js';
import { SectionIntro } from '../../components/section-intro/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { Disclosure } from '../../types.js';

const dashed = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

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
      /** What matters most: the first lines of the request and its first list. */
      first?: { opening: string; items: readonly string[] };
      /** First lines of the request, or the lines after its first list. */
      opening: string;
      /** Last lines of the request. */
      closing: string;
      /** What to ask for if there is no disclosure. */
      items: readonly string[];
      /** What to ask for besides the disclosures. */
      also?: readonly string[];
      /** Shown instead of the request if everything has been received. */
      complete: string;
      copy: string;
      print: string;
    };
    /** Shown below the request: what else the law says, under a heading for each law or subject. */
    law?: { title: string; text: readonly string[]; groups: readonly { title: string; rules: readonly string[] }[] };
  };
  /** What the other party has to disclose. */
  disclosures: readonly Disclosure[];
  /** Copies the request. Without it there is no button for that. */
  onCopy?: ((request: string) => void) | undefined;
}

/**
 * What the other party of a contract has to disclose, each with its source, and a written request for what is still missing. Ticking a disclosure
 * takes it out of the request. Without JavaScript the request asks for all of them. What else the law says follows the request.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="disclosure-checklist"`; each item is a `disclosure`, the text is `disclosure-request`.
 */
export function DisclosureChecklist({ content, disclosures, onCopy, className, ...props }: DisclosureChecklistProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [received, setReceived] = useState<readonly string[]>([]);
  const { title, text, none, request, law } = content;
  const missing = disclosures.filter((disclosure) => !received.includes(disclosure.id));
  const items =
    disclosures.length > 0
      ? [...missing.map((disclosure) => disclosure.request ?? disclosure.text), ...(request.also ?? [])]
      : request.items;
  const groups = [...(request.first ? [request.first] : []), { opening: request.opening, items }];
  const letter = [...groups.flatMap((group) => [group.opening, dashed(group.items)]), request.closing].join('\n\n');

  // What was ticked before hydration, or what the browser restored.
  useEffect(() => {
    const ticked = list.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    setReceived([...ticked].map(({ value }) => value));
  }, []);

  return (
    <section
      aria-labelledby={id}
      {...props}
      data-slot="disclosure-checklist"
      className={cn('bl:section-y bl:border-line bl:border-t', className)}
    >
      <div className="bl:wrap bl:page-grid">
        <SectionIntro title={title} titleId={id} text={text} />
        <div className="bl:lg:col-[6/-1]">
          {disclosures.length > 0 ? (
            <ul ref={list} className="bl:border-line-strong bl:border-t-[1.5px]">
              {disclosures.map((disclosure) => (
                <DisclosureItem
                  key={disclosure.id}
                  disclosure={disclosure}
                  label={content.received}
                  received={received.includes(disclosure.id)}
                  onReceived={(yes) =>
                    setReceived((now) =>
                      yes ? [...now, disclosure.id] : now.filter((other) => other !== disclosure.id),
                    )
                  }
                />
              ))}
            </ul>
          ) : (
            <p className="bl:border-line-strong bl:border-t-[1.5px] bl:pt-5 bl:text-body-lg">{none}</p>
          )}
          <h3 className="bl:mt-fluid-9 bl:text-heading-md">{request.title}</h3>
          {items.length > 0 ? (
            <>
              <p className="bl:mt-3">{request.text}</p>
              <p
                data-slot="disclosure-request"
                className="bl:mt-5 bl:whitespace-pre-line bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-6 bl:print:border-0 bl:print:p-0"
              >
                {letter}
              </p>
              <div className="bl:mt-5 bl:flex bl:flex-wrap bl:gap-2 bl:noscript:hidden bl:print:hidden">
                {onCopy && (
                  <Button variant="line" size="sm" onClick={() => onCopy(letter)}>
                    <Copy size={18} strokeWidth={1.75} />
                    <span>{request.copy}</span>
                  </Button>
                )}
                <PrintButton>{request.print}</PrintButton>
              </div>
            </>
          ) : (
            <p className="bl:mt-3">{request.complete}</p>
          )}
        </div>
      </div>
      {law && (
        <div className="bl:wrap bl:page-grid bl:mt-fluid-19">
          <SectionIntro title={law.title} titleId={`${id}-law`} text={law.text} />
          <div className="bl:grid bl:content-start bl:gap-8 bl:lg:col-[6/-1]">
            {law.groups.map((group) => (
              <div key={group.title} data-slot="disclosure-law">
                <h3 className="bl:text-heading-md">{group.title}</h3>
                <ul className="bl:mt-3 bl:grid bl:list-disc bl:gap-3 bl:ps-5 bl:marker:text-muted">
                  {group.rules.map((rule) => (
                    <li key={rule}>{rule}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      )}
    </section>
  );
}

interface DisclosureItemProps {
  disclosure: Disclosure;
  label: string;
  received: boolean;
  onReceived: (received: boolean) => void;
}

const DisclosureItem = ({ disclosure, label, received, onReceived }: DisclosureItemProps) => (
  <li
    data-slot="disclosure"
    className="bl:grid bl:gap-x-6 bl:border-line bl:border-b bl:py-3 bl:grid-cols-[minmax(0,1fr)_auto] bl:print:break-inside-avoid"
  >
    <p className="bl:py-2">
      <b className="bl:block bl:font-semibold bl:text-default">{disclosure.text}</b>
      <Link
        href={disclosure.source.href}
        className="bl:text-body-sm bl:text-muted bl:underline bl:decoration-line bl:underline-offset-4 bl:hover:text-accent-text"
      >
        {disclosure.source.label}
      </Link>
    </p>
    <div className="bl:noscript:hidden bl:print:hidden">
      <Checkbox
        label={
          <>
            <span>{label}</span> <span className="bl:sr-only">{`(${disclosure.text})`}</span>
          </>
        }
        value={disclosure.id}
        checked={received}
        onChange={({ target }) => onReceived(target.checked)}
      />
    </div>
  </li>
);
