import { cva } from 'class-variance-authority';

/** The cards: either the first one is large, or all are columns that get narrower to the right. */
export const cardsVariants = cva('grid', {
  variants: {
    layout: {
      lead: 'gap-6 lg:grid-cols-[7fr_5fr] lg:gap-x-12 lg:auto-rows-fr',
      columns: 'gap-10 lg:grid-cols-[5fr_4fr_3.2fr]',
    },
  },
});

export const cardVariants = cva('flex flex-col', {
  variants: {
    role: {
      lead: 'overflow-clip rounded-panel border border-line bg-raised p-fluid-11 lg:col-1 lg:row-[1/span_var(--bl-others)]',
      other: 'border-t-[1.5px] border-line-strong pt-6 lg:pb-4',
      column: 'border-t-[1.5px] border-line-strong pt-6',
    },
  },
});

export const cardTextVariants = cva('max-w-120', {
  variants: { role: { lead: '', other: '', column: 'text-body-sm' } },
});

export const cardTitleVariants = cva('mt-4 mb-2', {
  variants: {
    role: { lead: 'text-heading-lg', other: 'text-heading-md lg:mt-auto lg:pt-4', column: 'text-heading-md' },
  },
});
