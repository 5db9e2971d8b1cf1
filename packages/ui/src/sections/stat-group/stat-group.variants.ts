import { cva } from 'class-variance-authority';

/** Looks of the list in a `StatGroup`. */
export const statListVariants = cva('grid', {
  variants: {
    variant: {
      ledger: 'grid-cols-2 border-y-[1.5px] border-line-strong lg:grid-cols-[1.9fr_1fr_1fr_1fr]',
      bars: 'gap-x-12 gap-y-10 py-fluid-22 md:grid-cols-[5fr_3.5fr_3.5fr] md:items-end',
    },
  },
  defaultVariants: { variant: 'ledger' },
});

/** Looks of one figure with its label. */
export const statItemVariants = cva('relative flex flex-col-reverse', {
  variants: {
    variant: {
      ledger: [
        'justify-end border-line py-6 pr-4 even:border-l max-lg:even:pl-5 nth-[n+3]:border-t',
        'lg:justify-start lg:border-t-0 lg:px-6 lg:pt-8 lg:pb-7 lg:first:pl-0 lg:not-first:border-l',
        'after:absolute after:z-1 after:bottom-[-1.5px] after:left-0 after:h-0.75 after:w-full after:origin-left after:bg-accent',
        'after:hidden on:after:block on:after:animate-tail',
      ],
      bars: 'justify-end',
    },
  },
  defaultVariants: { variant: 'ledger' },
});

/** Looks of the line that says what the figures count. */
export const statNoteVariants = cva('text-caption leading-normal text-muted lg:max-w-240', {
  variants: { variant: { ledger: 'pt-4', bars: '-mt-fluid-16 pb-fluid-11' } },
  defaultVariants: { variant: 'ledger' },
});

/** Size of a figure. */
export const statNumberVariants = cva(
  'font-display font-semibold leading-none tracking-[-.035em] text-default transition-colors duration-(--duration-base) on:text-accent-text',
  {
    variants: {
      size: {
        md: 'text-display-md',
        grow: 'text-display-md lg:text-display-lg',
        lg: 'text-display-lg',
        xl: 'text-display-xl',
      },
    },
  },
);
