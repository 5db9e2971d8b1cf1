import { cva } from 'class-variance-authority';

/** Styles of `Button` and `ButtonLink`. */
export const buttonVariants = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-control border-[1.5px] font-body font-semibold leading-tight',
    'whitespace-nowrap max-[22.5rem]:whitespace-normal no-underline transition-colors duration-(--bl-duration-fast)',
    'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-muted',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-hover',
        line: 'border-line-strong text-default not-disabled:hover:bg-line-strong not-disabled:hover:text-ground',
        ink: 'border-transparent bg-solid text-on-solid not-disabled:hover:bg-solid-hover',
        danger: 'border-transparent bg-danger text-on-solid not-disabled:hover:bg-danger-hover',
      },
      size: {
        sm: 'min-h-11 px-4 py-2 text-body-sm leading-tight',
        md: 'min-h-12 px-5 py-2.5 text-base leading-tight',
        lg: 'min-h-14 px-6 py-3.5 text-body leading-tight',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);
