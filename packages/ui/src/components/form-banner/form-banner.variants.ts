import { cva } from 'class-variance-authority';

/** Looks of a `FormBanner`'s message. */
export const formBannerVariants = cva(
  'grid grid-cols-[1.25rem_1fr] gap-3 rounded-control border-current border-l-4 px-4 py-3 font-semibold text-body-sm leading-[1.45]',
  {
    variants: {
      variant: {
        success: 'bg-success-tint text-success',
        error: 'bg-danger-tint text-danger',
      },
    },
    defaultVariants: { variant: 'success' },
  },
);
