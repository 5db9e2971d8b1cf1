import { cva } from 'class-variance-authority';

/** Styles of a `FormBanner`'s message. */
export const formBannerVariants = cva(
  'bl:grid bl:grid-cols-[1.25rem_1fr] bl:font-semibold bl:text-body-sm bl:leading-[1.45]',
  {
    variants: {
      variant: {
        success:
          'bl:gap-3 bl:rounded-control bl:border-current bl:border-s-4 bl:bg-success-tint bl:px-4 bl:py-3 bl:text-success',
        error:
          'bl:gap-3 bl:rounded-control bl:border-current bl:border-s-4 bl:bg-danger-tint bl:px-4 bl:py-3 bl:text-danger',
        inline: 'bl:gap-1.5 bl:text-success',
      },
    },
    defaultVariants: { variant: 'success' },
  },
);
