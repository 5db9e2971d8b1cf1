import type { Step } from '../../types.js';

/** One step: a ring on the line, or the sun at the last step. */
export function PartnerStep({ step }: { step: Step }) {
  return (
    <li
      data-slot="step-item"
      className="bl:group bl:relative bl:pb-8 bl:ps-10 bl:last:pb-0 bl:lg:pt-11 bl:lg:pe-4 bl:lg:pb-0 bl:lg:ps-0"
    >
      <span
        aria-hidden
        className="bl:absolute bl:top-2 bl:-bottom-1 bl:inset-s-2.25 bl:w-0.75 bl:bg-accent-text bl:group-last:max-lg:hidden bl:lg:top-2.25 bl:lg:bottom-auto bl:lg:inset-s-0 bl:lg:h-0.75 bl:lg:w-[calc(100%+1.5rem)] bl:lg:group-last:w-screen"
      />
      <span
        aria-hidden
        className="bl:absolute bl:top-0.5 bl:inset-s-0 bl:size-5 bl:rounded-round bl:border-3 bl:border-accent-text bl:bg-raised bl:group-last:border-[1.5px] bl:group-last:border-line-strong bl:group-last:bg-spark bl:lg:top-0"
      />
      <h3 className="bl:text-heading-sm bl:hyphens-auto bl:wrap-anywhere">{step.title}</h3>
      <p className="bl:mt-1.5 bl:text-body-sm bl:hyphens-auto bl:wrap-anywhere">{step.description}</p>
    </li>
  );
}
