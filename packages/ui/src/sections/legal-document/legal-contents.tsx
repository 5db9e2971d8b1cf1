import { ContentsBar } from '../../components/contents-bar/index.js';
import { ContentsRail } from '../../components/contents-rail/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { LegalText } from '../../types.js';
import { LegalClauses } from './legal-clauses.js';

interface LegalContentsProps {
  content: LegalText;
  summaryTitle: string;
}

const target = 'legal-text';

/** The text beside a sticky table of contents, for looking things up. */
export function LegalContents({ content, summaryTitle }: LegalContentsProps) {
  const labels = useKitLabels();
  const { title, updated, revised, summary, sections } = content;
  const items = sections.map(({ id, heading }) => ({ id, label: heading }));
  const clauses = [{ id: 'in-short', heading: summaryTitle, content: summary }, ...sections];
  return (
    <>
      <div className="wrap page-grid items-end pt-fluid-14 pb-fluid-9">
        <h1 className="wrap-anywhere text-display-lg lg:col-[1/9]">{title}</h1>
        <div className="text-body-sm text-muted lg:col-[9/-1] lg:text-end">
          <p>
            {labels.lastUpdated} <strong className="font-semibold text-default">{updated}</strong>
          </p>
          {revised && (
            <p className="mt-1">
              {labels.revised} <strong className="font-semibold text-default">{revised.date}</strong>
              <span className="block">{revised.why}</span>
            </p>
          )}
        </div>
      </div>
      <div className="wrap page-grid gap-y-0 pb-(--bl-space-section)">
        <ContentsBar items={items} target={target} />
        <ContentsRail items={items} target={target} className="lg:col-[1/4] [&_[aria-current]]:text-accent-text" />
        <LegalClauses sections={clauses} target={target} />
      </div>
    </>
  );
}
