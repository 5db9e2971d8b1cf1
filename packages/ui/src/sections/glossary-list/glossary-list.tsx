'use client';

import { type ComponentProps, useId } from 'react';
import { ActionLabel } from '../../components/section-heading/index.js';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { Link } from '../../lib/link.js';
import type { GlossaryTerm } from '../../types.js';

export interface GlossaryListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The terms, in alphabetical order. */
  terms: readonly GlossaryTerm[];
  /** Accessible name of the list of letters. @default 'Letters' */
  lettersLabel?: string;
  /** Terms to link above the letters, by their ids, with a heading. */
  first?: { title: string; ids: readonly string[] };
}

/**
 * Terms with their explanations, grouped by letter; each term is an anchor.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="glossary-list"`, `glossary-term`.
 */
export function GlossaryList({ terms, lettersLabel, first, className, ...props }: GlossaryListProps) {
  const kit = useKitLabels();
  const titleId = useId();
  const firstTerms = first?.ids.flatMap((id) => terms.find((term) => term.id === id) ?? []) ?? [];
  const letters = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    // Without its accent: É is filed under E.
    const letter = term.term.normalize('NFD').charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return (
    <section {...props} data-slot="glossary-list" className={cn('bl:pb-(--bl-space-section)', className)}>
      <div className="bl:wrap">
        {first && (
          <nav aria-labelledby={titleId} className="bl:mb-8 bl:print:hidden">
            <h2 id={titleId} className="bl:text-heading-md">
              {first.title}
            </h2>
            <ul className="bl:mt-3 bl:grid bl:grid-cols-1 bl:gap-x-8 bl:border-line bl:border-t bl:sm:grid-cols-2 bl:lg:grid-cols-4">
              {firstTerms.map(({ id, term }) => (
                <li key={id} className="bl:border-line bl:border-b">
                  <Link
                    href={`#${id}`}
                    className="bl:flex bl:min-h-12 bl:items-center bl:py-2 bl:font-semibold bl:text-accent-text bl:hover:underline"
                  >
                    {term}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <nav aria-label={lettersLabel ?? kit.letters} className="bl:-mx-2 bl:mb-8 bl:print:hidden">
          <ul className="bl:flex bl:flex-wrap">
            {[...letters].map(([letter, [first]]) => (
              <li key={letter}>
                <Link
                  href={`#${first?.id}`}
                  className="bl:flex bl:min-h-11 bl:min-w-11 bl:items-center bl:justify-center bl:font-display bl:font-semibold bl:text-accent-text bl:text-heading-sm bl:hover:underline"
                >
                  {letter}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {[...letters].map(([letter, own]) => (
          <div key={letter} className="bl:page-grid bl:gap-y-0 bl:border-line-strong bl:border-t-[1.5px] bl:py-6">
            <h2 className="bl:text-display-md bl:lg:col-[1/4]">{letter}</h2>
            <dl className="bl:lg:col-[4/-1]">
              {own.map(({ id, term, definition, more }) => (
                <div
                  key={id}
                  id={id}
                  data-slot="glossary-term"
                  className={cn(
                    'bl:scroll-mt-24 bl:py-5',
                    'bl:border-line bl:border-b',
                    'bl:last:border-b-0 bl:target:bg-(--bl-tint-soft)',
                    'bl:md:grid bl:md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] bl:md:gap-x-8',
                  )}
                >
                  <dt className="bl:text-heading-md bl:text-default bl:font-display">{term}</dt>
                  <dd className="bl:max-md:mt-2">
                    <span>{definition}</span>
                    {more && (
                      <div>
                        <TextLink href={more.href} arrow>
                          <ActionLabel {...more} />
                        </TextLink>
                      </div>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
