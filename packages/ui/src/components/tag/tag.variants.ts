import { cva } from 'class-variance-authority';

/** Colours of a `Tag`. */
export const tagVariants = cva(
  [
    'bl:inline-flex bl:min-h-6 bl:items-center bl:gap-1.5 bl:px-2 bl:py-0.5',
    'bl:whitespace-nowrap bl:rounded-tag bl:text-caption bl:font-semibold bl:leading-snug',
    'bl:max-[22.5rem]:whitespace-normal',
  ],
  {
    variants: {
      variant: {
        category: 'bl:bg-category bl:text-on-category',
        spark: 'bl:bg-spark bl:text-on-spark',
        ok: 'bl:bg-success-tint bl:text-success',
        line: 'bl:text-muted bl:[box-shadow:inset_0_0_0_1px_var(--bl-line)]',
        ink: 'bl:bg-solid bl:text-on-solid',
      },
    },
    defaultVariants: { variant: 'category' },
  },
);
