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
      className="bl:grid bl:gap-x-6 bl:gap-y-3 bl:border-line bl:border-t bl:py-fluid-9 bl:first:border-t-[1.5px] bl:first:border-line-strong bl:max-lg:first:border-t-0 bl:lg:grid-cols-[3fr_5fr] bl:lg:on:border-accent bl:lg:on:border-t-3"
    >
      <div>
        <h2 id={id} className="bl:wrap-anywhere bl:text-heading-lg bl:print:break-after-avoid">
          {heading}
        </h2>
        {summary && <p className="bl:mt-2 bl:text-body-sm bl:text-muted">{summary}</p>}
      </div>
      <Prose blocks={content} size="body" />
    </section>
  );
});

/** Sections with rules between them, the heading beside the text. The current one has an accent rule. */
export function LegalClauses({ sections, target }: { sections: readonly LegalSection[]; target: string }) {
  const { current } = useReading(sections, target);
  return (
    <div id={target} className="bl:lg:col-[5/-1]">
      {sections.map((section) => (
        <LegalClause key={section.id} {...section} active={section.id === current} />
      ))}
    </div>
  );
}
