import { ProgressRing } from '../../components/progress-ring/index.js';

/** How well a lender fits: a number and its ring. Part of drawings of the product. */
export function FitScore({ fit }: { fit: number }) {
  return (
    <span className="inline-flex items-center justify-end gap-2">
      <b className="font-semibold num">{fit}</b>
      <ProgressRing value={fit} strokeWidth={9} className="size-6.5 overflow-visible" />
    </span>
  );
}
