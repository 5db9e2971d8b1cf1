'use client';

import { Download } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { Button, ButtonLink } from '../button/index.js';
import { ConfirmDialog } from '../confirm-dialog/index.js';
import { FormBanner } from '../form-banner/index.js';
import type { PersonDataLabels } from './person-data.labels.js';
import { PersonSearch } from './person-search.js';

/** What is stored about a person. */
export interface FoundPerson {
  /** The person's e-mail address. */
  email: string;
  /** Number of entries of each kind. */
  counts: Partial<Record<keyof PersonDataLabels['counts'], number>>;
  download: { href: string; name: string };
}

export interface PersonDataProps extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'> {
  /** The result of the last search. */
  person?: FoundPerson | undefined;
  /** The found entries. */
  children?: ReactNode;
  /** Finds what is stored about an e-mail address. A rejection with `SubmitError` shows its message. */
  onFind: (email: string) => Promise<unknown>;
  /** Erases the person's data and resolves with the number of entries. Remove `person` then. */
  onErase: (email: string) => Promise<number>;
  labels: PersonDataLabels;
}

/**
 * Everything that is stored about one person: staff search by e-mail address, read, download, and erase after a
 * confirmation.
 *
 * Renders a `<div>`. Styling hooks: `data-slot="person-data"`, `data-state="searching" | "found"`; parts
 * `person-search`, `person-summary`.
 */
export function PersonData({ person, children, onFind, onErase, labels: text, className, ...props }: PersonDataProps) {
  const [asking, setAsking] = useState(false);
  const [erased, setErased] = useState<number>();
  const summary = useRef<HTMLHeadingElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const email = person?.email;
  const shown = useRef(email);
  useEffect(() => {
    if (email && email !== shown.current) summary.current?.focus();
    shown.current = email;
  }, [email]);
  useEffect(() => {
    // The pressed button is no longer in the page, so move focus.
    if (erased !== undefined) outcome.current?.focus();
  }, [erased]);

  const find = async (wanted: string) => {
    setErased(undefined);
    await onFind(wanted);
  };
  return (
    <div
      {...props}
      data-slot="person-data"
      data-state={person ? 'found' : 'searching'}
      className={cn('bl:grid bl:gap-8', className)}
    >
      <PersonSearch onFind={find} text={text} />
      <div ref={outcome} tabIndex={-1} className="bl:empty:hidden bl:focus:outline-none">
        <FormBanner message={erased === undefined ? undefined : text.erased.replace('{count}', String(erased))} />
      </div>
      {person && (
        <section data-slot="person-summary" className="bl:grid bl:gap-5">
          <h2 ref={summary} tabIndex={-1} className="bl:text-heading-lg bl:wrap-anywhere bl:focus:outline-none">
            {person.email}
          </h2>
          <Counts counts={person.counts} text={text} />
          <div className="bl:flex bl:flex-wrap bl:gap-3">
            <ButtonLink href={person.download.href} download={person.download.name} variant="line">
              <Download size={18} strokeWidth={1.75} />
              <span>{text.download}</span>
            </ButtonLink>
            <Button variant="danger" onClick={() => setAsking(true)}>
              {text.erase}
            </Button>
          </div>
          <div className="bl:grid bl:grid-cols-1 bl:items-start bl:gap-5 bl:md:grid-cols-2 bl:xl:grid-cols-3">
            {children}
          </div>
        </section>
      )}
      {person && asking && (
        <ConfirmDialog
          title={text.eraseTitle.replace('{email}', () => person.email)}
          confirmLabel={text.eraseConfirm}
          pendingLabel={text.erasing}
          failedLabel={text.failed}
          onConfirm={async () => {
            setErased(await onErase(person.email));
            // The dialog leaves the page with the person, before it could report that it closes.
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{text.eraseText}</p>
          <Counts counts={person.counts} text={text} />
          <p>{text.eraseWarning}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** Number of entries of each kind; kinds without entries are left out. */
function Counts({ counts, text }: { counts: FoundPerson['counts']; text: PersonDataLabels }) {
  const names = Object.keys(text.counts) as (keyof PersonDataLabels['counts'])[];
  return (
    <ul className="bl:flex bl:flex-wrap bl:gap-x-6 bl:gap-y-1 bl:font-semibold bl:text-default">
      {names.map(
        (name) =>
          (counts[name] ?? 0) > 0 && <li key={name}>{text.counts[name].replace('{count}', String(counts[name]))}</li>,
      )}
    </ul>
  );
}
