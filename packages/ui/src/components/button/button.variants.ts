import { cva } from 'class-variance-authority';

/** Styles of `Button` and `ButtonLink`. */
export const buttonVariants = cva(
  [
    'bl:inline-flex bl:items-center bl:justify-center bl:gap-2 bl:rounded-control bl:border-[1.5px] bl:font-body bl:font-semibold bl:leading-tight',
    'bl:whitespace-nowrap bl:max-[22.5rem]:whitespace-normal bl:no-underline bl:transition-colors bl:duration-(--bl-duration-fast)',
    'bl:disabled:cursor-not-allowed bl:disabled:border-transparent bl:disabled:bg-sunken bl:disabled:text-muted',
  ],
  {
    variants: {
      variant: {
        primary: 'bl:border-transparent bl:bg-accent bl:text-on-accent bl:not-disabled:hover:bg-accent-hover',
        line: 'bl:border-line-strong bl:text-default bl:not-disabled:hover:bg-line-strong bl:not-disabled:hover:text-ground',
        ink: 'bl:border-transparent bl:bg-solid bl:text-on-solid bl:not-disabled:hover:bg-solid-hover',
        danger: 'bl:border-transparent bl:bg-danger bl:text-on-solid bl:not-disabled:hover:bg-danger-hover',
      },
      size: {
        sm: 'bl:min-h-11 bl:px-4 bl:py-2 bl:text-body-sm bl:leading-tight',
        md: 'bl:min-h-12 bl:px-5 bl:py-2.5 bl:text-base bl:leading-tight',
        lg: 'bl:min-h-14 bl:px-6 bl:py-3.5 bl:text-body bl:leading-tight',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);
