import type { PartnerPageContent } from '../../types.js';
import { PartnerStep } from './partner-step.js';

/** The way to the money, on a line that runs on past the last step: down the page on narrow screens, across it on wide ones. */
export function PartnerSteps({ content: { title, items } }: { content: PartnerPageContent['steps'] }) {
  return (
    <section data-slot="partner-steps" className="section-y overflow-clip bg-raised">
      <div className="wrap">
        <h2 className="text-display-md">{title}</h2>
        <ol className="mt-fluid-14 grid gap-x-6 lg:grid-cols-5">
          {items.map((step) => (
            <PartnerStep key={step.title} step={step} />
          ))}
        </ol>
      </div>
    </section>
  );
}
