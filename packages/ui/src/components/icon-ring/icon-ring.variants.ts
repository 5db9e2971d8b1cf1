import { cva } from 'class-variance-authority';

/** Size of an `IconRing`: 56 px in rows, 64 px in cards. */
export const iconRingVariants = cva(
  'relative inline-grid flex-none place-items-center font-display text-heading-sm text-default',
  {
    variants: { size: { sm: 'size-14', md: 'size-16' } },
    defaultVariants: { size: 'md' },
  },
);
