import { cva } from 'class-variance-authority';

/** Styles of a `FormBanner`'s message. */
export const formBannerVariants = cva('grid grid-cols-[1.25rem_1fr] font-semibold text-body-sm leading-[1.45]', {
  variants: {
    variant: {
      success: 'gap-3 rounded-control border-current border-s-4 bg-success-tint px-4 py-3 text-success',
      error: 'gap-3 rounded-control border-current border-s-4 bg-danger-tint px-4 py-3 text-danger',
      inline: 'gap-1.5 text-success',
    },
  },
  defaultVariants: { variant: 'success' },
});
