import { cva } from 'class-variance-authority';

/** Size of an `IconRing`: 56 px in rows, 64 px in cards. */
export const iconRingVariants = cva(
  'bl:relative bl:inline-grid bl:flex-none bl:place-items-center bl:font-display bl:text-heading-sm bl:text-default',
  {
    variants: { size: { sm: 'bl:size-14', md: 'bl:size-16' } },
    defaultVariants: { size: 'md' },
  },
);
