import { cva } from 'class-variance-authority';

/** Where heading, form and aside of a `FormSection` are. */
export const formSectionVariants = cva('', {
  variants: {
    layout: {
      split: 'bl:section-y',
      lead: 'bl:pb-(--bl-space-section)',
    },
  },
  defaultVariants: { layout: 'split' },
});
