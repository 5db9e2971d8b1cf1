import { CodePanel } from '../../components/code-panel/index.js';
import type { CodeSample, Step } from '../../types.js';

/** Steps, and beside them a sample of what they come to. */
export function IntegrationDetail({ steps, sample }: { steps: readonly Step[]; sample: CodeSample | undefined }) {
  return (
    <div className="grid gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] wide:gap-x-8">
      <ol className="border-t-[1.5px] border-line-strong">
        {steps.map(({ title, description }, at) => (
          <li key={title} className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-line py-3.5">
            <span aria-hidden className="font-display text-heading-sm text-accent-text">
              {at + 1}
            </span>
            <b className="font-display text-heading-sm text-default">{title}</b>
            <p className="col-start-2 mt-1 text-body-sm">{description}</p>
          </li>
        ))}
      </ol>
      {sample && <CodePanel {...sample} className="-mr-(--space-gutter) self-start rounded-l-control wide:-mr-8" />}
    </div>
  );
}
