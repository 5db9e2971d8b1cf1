import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import type { LenderName } from '../../types.js';

/** Marks of the invented lenders in drawings of the product. */
const marks = {
  Corvane: <path d="m2 6 11 7 11-7v6l-11 9-11-9Z" fill="currentColor" />,
  'Prairie Ledger': <path d="M2 24v-7m7 7V12m7 12V7m7 17V3" strokeWidth={3.4} />,
  Tidewell: <path d="M2 10.5c3.2-6 6.4-6 9.6 0s6.4 6 9.6 0M2 19.5c3.2-6 6.4-6 9.6 0s6.4 6 9.6 0" strokeWidth={3} />,
  Oakenline: (
    <>
      <circle cx={13} cy={14} r={11} strokeWidth={2} />
      <circle cx={13} cy={14} r={6.5} strokeWidth={2} />
      <circle cx={13} cy={14} r={2.4} fill="currentColor" stroke="none" />
    </>
  ),
  Brightmoor: <path d="M2 19a11 11 0 0 1 22 0ZM2 22.2h22v2.4H2Z" fill="currentColor" stroke="none" />,
  'Halden Street': <path d="M4 4.5h7m-7 18h7m4-18h7m-7 18h7M7.5 4.5v18m11-18v18m-11-9h11" strokeWidth={2} />,
} satisfies Record<LenderName, ReactNode>;

/** Names of all lenders that have a mark. */
export const lenderNames = Object.keys(marks) as LenderName[];

export interface LenderMarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  lender: LenderName;
}

/**
 * The mark of one of the invented lenders, in a white tile of 36 px. Used in drawings of the product, as decoration
 * beside the lender's name.
 *
 * Renders an `<svg>`. Styling hooks: `data-slot="lender-mark"`.
 */
export function LenderMark({ lender, className, ...props }: LenderMarkProps) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      aria-hidden
      {...props}
      data-slot="lender-mark"
      className={cn(
        'bl:size-9 bl:flex-none bl:rounded-[4px] bl:border bl:border-line bl:bg-drawn-paper bl:text-drawn-line',
        className,
      )}
    >
      <g transform="translate(5.5 5) scale(.8)">{marks[lender]}</g>
    </svg>
  );
}
