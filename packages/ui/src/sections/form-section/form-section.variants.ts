import { cva } from 'class-variance-authority';

/** Where heading, form and aside of a `FormSection` stand. */
export const formSectionVariants = cva('', {
  variants: {
    layout: {
      split: 'section-y',
      lead: 'pb-(--space-section)',
    },
  },
  defaultVariants: { layout: 'split' },
});
