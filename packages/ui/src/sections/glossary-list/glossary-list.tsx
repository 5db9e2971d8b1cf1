import type { ComponentProps } from 'react';
import { TextLink } from '../../components/text-link/index.js';
import { cn } from '../../lib/cn.js';
import { Link } from '../../lib/link.js';
import type { GlossaryTerm } from '../../types.js';

export interface GlossaryListProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The terms, in alphabetical order. */
  terms: readonly GlossaryTerm[];
  /** Accessible name of the list of letters. @default 'Letters' */
  lettersLabel?: string;
}

/**
 * Terms with their explanations, grouped by letter; each term is an anchor.
 *
 * Renders a `<section>`. Styling hooks: `data-slot="glossary-list"`, `glossary-term`.
 */
export function GlossaryList({ terms, lettersLabel = 'Letters', className, ...props }: GlossaryListProps) {
  const letters = new Map<string, GlossaryTerm[]>();
  for (const term of terms) {
    const letter = term.term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return (
    <section {...props} data-slot="glossary-list" className={cn('pb-(--bl-space-section)', className)}>
      <div className="wrap">
        <nav aria-label={lettersLabel} className="-mx-2 mb-8 print:hidden">
          <ul className="flex flex-wrap">
            {[...letters].map(([letter, [first]]) => (
              <li key={letter}>
                <Link
                  href={`#${first?.id}`}
                  className="flex min-h-11 min-w-11 items-center justify-center font-display font-semibold text-accent-text text-heading-sm hover:underline"
                >
                  {letter}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {[...letters].map(([letter, own]) => (
          <div key={letter} className="page-grid gap-y-0 border-line-strong border-t-[1.5px] py-6">
            <h2 className="text-display-md lg:col-[1/4]">{letter}</h2>
            <dl className="lg:col-[4/-1]">
              {own.map(({ id, term, definition, more }) => (
                <div
                  key={id}
                  id={id}
                  data-slot="glossary-term"
                  className="scroll-mt-24 border-line border-b py-5 last:border-b-0 target:bg-(--bl-tint-soft) md:grid md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] md:gap-x-8"
                >
                  <dt className="text-heading-md text-default font-display">{term}</dt>
                  <dd className="max-md:mt-2">
                    {definition}
                    {more && (
                      <div>
                        <TextLink href={more.href} arrow>
                          {more.label}
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
