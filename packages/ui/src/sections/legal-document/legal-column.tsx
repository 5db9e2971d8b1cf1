import { Prose } from '../../components/prose/index.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import type { LegalText } from '../../types.js';

interface LegalColumnProps {
  content: LegalText;
  summaryTitle: string;
}

/** The text in a single column that begins with the summary, with the date beside it. */
export function LegalColumn({ content, summaryTitle }: LegalColumnProps) {
  const labels = useKitLabels();
  const { title, updated, revised, summary, sections } = content;
  return (
    <div className="wrap page-grid pt-fluid-17 pb-(--bl-space-section)">
      <h1 className="wrap-anywhere text-display-xl">{title}</h1>
      <div className="self-start border-line-strong border-t-[1.5px] pt-4 text-body-sm lg:col-[1/4] lg:mt-fluid-14">
        <p>
          <span className="block text-muted">{labels.lastUpdated}</span>{' '}
          <strong className="font-semibold text-default">{updated}</strong>
        </p>
        {revised && (
          <p className="mt-4 text-muted">
            {labels.revised} <strong className="font-semibold text-default">{revised.date}</strong>
            <span className="block">{revised.why}</span>
          </p>
        )}
      </div>
      <div className="max-w-prose lg:col-[4/11] lg:mt-fluid-14 print:max-w-none [&_li]:text-pretty">
        <section className="border-t-3 border-t-line-strong border-b border-b-line pt-5 pb-6">
          <h2 className="mb-3 text-heading-md">{summaryTitle}</h2>
          <Prose blocks={summary} />
        </section>
        {sections.map(({ id, heading, summary: gist, content: text }) => (
          <section key={id} className="mt-13">
            <h2
              id={id}
              className="mb-4 wrap-anywhere text-[clamp(1.625rem,1.4rem+1vw,2.375rem)] font-semibold leading-[1.12] tracking-[-0.025em] print:break-after-avoid"
            >
              {heading}
            </h2>
            {gist && <p className="mb-5 text-body-lg text-default">{gist}</p>}
            <Prose blocks={text} />
          </section>
        ))}
      </div>
    </div>
  );
}
