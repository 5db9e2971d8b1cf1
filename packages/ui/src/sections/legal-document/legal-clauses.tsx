import { memo } from 'react';
import { Prose } from '../../components/prose/index.js';
import { useReading } from '../../hooks/use-reading.js';
import type { LegalSection } from '../../types.js';

interface LegalClauseProps extends LegalSection {
  active: boolean;
}

const LegalClause = memo(function LegalClause({ id, heading, summary, content, active }: LegalClauseProps) {
  return (
    <section
      data-state={active ? 'active' : 'inactive'}
      className="grid gap-x-6 gap-y-3 border-line border-t py-fluid-9 first:border-t-[1.5px] first:border-line-strong max-lg:first:border-t-0 lg:grid-cols-[3fr_5fr] lg:on:border-accent lg:on:border-t-3"
    >
      <div>
        <h2 id={id} className="wrap-anywhere text-heading-lg print:break-after-avoid">
          {heading}
        </h2>
        {summary && <p className="mt-2 text-body-sm text-muted">{summary}</p>}
      </div>
      <Prose blocks={content} size="body" />
    </section>
  );
});

interface LegalClausesProps {
  sections: readonly LegalSection[];
  target: string;
}

/** Sections with rules between them, the heading beside the text. The current one has an accent rule. */
export function LegalClauses({ sections, target }: LegalClausesProps) {
  const { current } = useReading(
    sections.map(({ id }) => id),
    target,
  );
  return (
    <div id={target} className="lg:col-[5/-1]">
      {sections.map((section) => (
        <LegalClause key={section.id} {...section} active={section.id === current} />
      ))}
    </div>
  );
}
