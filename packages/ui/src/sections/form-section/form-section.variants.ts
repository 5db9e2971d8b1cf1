import { cva } from 'class-variance-authority';

/** Where heading, form and aside of a `FormSection` are. */
export const formSectionVariants = cva('', {
  variants: {
    layout: {
      split: 'section-y',
      lead: 'pb-(--bl-space-section)',
    },
  },
  defaultVariants: { layout: 'split' },
});
