import { ContentsBar } from '../../components/contents-bar/index.js';
import { ContentsRail } from '../../components/contents-rail/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { LegalText } from '../../types.js';
import { LegalClauses } from './legal-clauses.js';

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
            {labels.lastUpdated} <strong className="bl:font-semibold bl:text-default">{updated}</strong>
          </p>
          {revised && (
            <p className="bl:mt-1">
              {labels.revised} <strong className="bl:font-semibold bl:text-default">{revised.date}</strong>
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
        <LegalClauses sections={clauses} target={target} />
      </div>
    </>
  );
}
