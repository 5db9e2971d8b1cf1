'use client';

import { Prose } from '../../components/prose/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { LegalText } from '../../types.js';

/** The text in a single column that begins with the summary, with the date beside it. */
export function LegalColumn({ content, summaryTitle }: { content: LegalText; summaryTitle: string }) {
  const labels = useKitLabels();
  const { title, updated, revised, summary, sections } = content;
  return (
    <div className="bl:wrap bl:page-grid bl:pt-fluid-17 bl:pb-(--bl-space-section)">
      <h1 className="bl:wrap-anywhere bl:text-display-xl">{title}</h1>
      <div className="bl:self-start bl:border-line-strong bl:border-t-[1.5px] bl:pt-4 bl:text-body-sm bl:lg:col-[1/4] bl:lg:mt-fluid-14">
        <p>
          <span className="bl:block bl:text-muted">{`${labels.lastUpdated} `}</span>
          <strong className="bl:font-semibold bl:text-default">{updated}</strong>
        </p>
        {revised && (
          <p className="bl:mt-4 bl:text-muted">
            <span>{`${labels.revised} `}</span>
            <strong className="bl:font-semibold bl:text-default">{revised.date}</strong>
            <span className="bl:block">{revised.why}</span>
          </p>
        )}
      </div>
      <div className="bl:max-w-prose bl:lg:col-[4/11] bl:lg:mt-fluid-14 bl:print:max-w-none bl:[&_li]:text-pretty">
        <section className="bl:border-t-3 bl:border-t-line-strong bl:border-b bl:border-b-line bl:pt-5 bl:pb-6">
          <h2 className="bl:mb-3 bl:text-heading-md">{summaryTitle}</h2>
          <Prose blocks={summary} />
        </section>
        {sections.map(({ id, heading, summary: gist, content: text }) => (
          <section key={id} className="bl:mt-13">
            <h2
              id={id}
              className="bl:mb-4 bl:wrap-anywhere bl:text-[clamp(1.625rem,1.4rem+1vw,2.375rem)] bl:font-semibold bl:leading-[1.12] bl:tracking-[-0.025em] bl:print:break-after-avoid"
            >
              {heading}
            </h2>
            {gist && <p className="bl:mb-5 bl:text-body-lg bl:text-default">{gist}</p>}
            <Prose blocks={text} />
          </section>
        ))}
      </div>
    </div>
  );
}
