import { cva } from 'class-variance-authority';

/** Colours of a `Tag`. */
export const tagVariants = cva(
  'inline-flex min-h-6 items-center gap-1.5 whitespace-nowrap max-[22.5rem]:whitespace-normal rounded-tag px-2 py-0.5 text-caption font-semibold leading-snug',
  {
    variants: {
      variant: {
        category: 'bg-category text-on-category',
        spark: 'bg-spark text-on-spark',
        ok: 'bg-success-tint text-success',
        line: 'text-muted [box-shadow:inset_0_0_0_1px_var(--bl-line)]',
        ink: 'bg-solid text-on-solid',
      },
    },
    defaultVariants: { variant: 'category' },
  },
);
