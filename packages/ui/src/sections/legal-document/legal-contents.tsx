'use client';

import { memo } from 'react';
import { ContentsBar } from '../../components/contents-bar/index.js';
import { ContentsRail } from '../../components/contents-rail/index.js';
import { Prose } from '../../components/prose/index.js';
import { useReading } from '../../hooks/use-reading.js';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { LegalSection, LegalText } from '../../types.js';

const target = 'legal-text';

/** The text beside a sticky table of contents, for looking things up. */
export function LegalContents({ content, summaryTitle }: { content: LegalText; summaryTitle: string }) {
  const labels = useKitLabels();
  const { title, updated, revised, summary, sections } = content;
  const items = sections.map(({ id, heading }) => ({ id, label: heading }));
  const clauses = [{ id: 'in-short', heading: summaryTitle, content: summary }, ...sections];
  return (
    <>
      <div className="bl:wrap bl:page-grid bl:items-end bl:pt-fluid-14 bl:pb-fluid-9">
        <h1 className="bl:wrap-anywhere bl:text-display-lg bl:lg:col-[1/9]">{title}</h1>
        <div className="bl:text-body-sm bl:text-muted bl:lg:col-[9/-1] bl:lg:text-end">
          <p>
            <span>{`${labels.lastUpdated} `}</span>
            <strong className="bl:font-semibold bl:text-default">{updated}</strong>
          </p>
          {revised && (
            <p className="bl:mt-1">
              <span>{`${labels.revised} `}</span>
              <strong className="bl:font-semibold bl:text-default">{revised.date}</strong>
              <span className="bl:block">{revised.why}</span>
            </p>
          )}
        </div>
      </div>
      <div className="bl:wrap bl:page-grid bl:gap-y-0 bl:pb-(--bl-space-section)">
        <ContentsBar items={items} target={target} />
        <ContentsRail
          items={items}
          target={target}
          className="bl:lg:col-[1/4] bl:[&_[aria-current]]:text-accent-text"
        />
        <LegalClauses sections={clauses} />
      </div>
    </>
  );
}

/** Sections with rules between them, the heading beside the text. The current one has an accent rule. */
function LegalClauses({ sections }: { sections: readonly LegalSection[] }) {
  const { current } = useReading(sections, target);
  return (
    <div id={target} className="bl:min-w-0 bl:lg:col-[5/-1] bl:print:col-[1/-1]">
      {sections.map((section) => (
        <LegalClause key={section.id} {...section} active={section.id === current} />
      ))}
    </div>
  );
}

interface LegalClauseProps extends LegalSection {
  active: boolean;
}

const LegalClause = memo(function LegalClause({ id, heading, summary, content, active }: LegalClauseProps) {
  return (
    <section
      data-state={active ? 'active' : 'inactive'}
      className={cn(
        'bl:grid bl:gap-x-6 bl:gap-y-3 bl:py-fluid-9 bl:*:min-w-0',
        'bl:border-line bl:border-t',
        'bl:first:border-t-[1.5px] bl:first:border-line-strong',
        'bl:max-lg:first:border-t-0 bl:lg:grid-cols-[3fr_5fr] bl:print:grid-cols-1 bl:lg:on:border-accent bl:lg:on:border-t-3',
      )}
    >
      <div>
        <h2
          id={id}
          className={cn(
            'bl:wrap-anywhere bl:text-heading-lg bl:print:break-after-avoid',
            // The header and the bar below it are 8.25 rem high, but anchors are scrolled to 100 px below the top.
            'bl:max-lg:-mt-[calc(8.75rem-100px)] bl:max-lg:pt-[calc(8.75rem-100px)]',
          )}
        >
          {heading}
        </h2>
        {summary && <p className="bl:mt-2 bl:text-body-sm bl:text-muted">{summary}</p>}
      </div>
      <Prose blocks={content} size="body" />
    </section>
  );
});
