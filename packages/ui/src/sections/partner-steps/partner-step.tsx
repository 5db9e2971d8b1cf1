import type { Step } from '../../types.js';

/** One step: a ring on the line, or the sun at the last step. */
export function PartnerStep({ step }: { step: Step }) {
  return (
    <li data-slot="step-item" className="group relative pb-8 ps-10 last:pb-0 lg:pt-11 lg:pe-4 lg:pb-0 lg:ps-0">
      <span
        aria-hidden
        className="absolute top-2 -bottom-1 inset-s-2.25 w-0.75 bg-accent-text group-last:max-lg:hidden lg:top-2.25 lg:bottom-auto lg:inset-s-0 lg:h-0.75 lg:w-[calc(100%+1.5rem)] lg:group-last:w-screen"
      />
      <span
        aria-hidden
        className="absolute top-0.5 inset-s-0 size-5 rounded-round border-3 border-accent-text bg-raised group-last:border-[1.5px] group-last:border-line-strong group-last:bg-spark lg:top-0"
      />
      <h3 className="text-heading-sm hyphens-auto wrap-anywhere">{step.title}</h3>
      <p className="mt-1.5 text-body-sm hyphens-auto wrap-anywhere">{step.description}</p>
    </li>
  );
}
