import { cva } from 'class-variance-authority';

/** The cards: either the first one is large, or all are columns that get narrower to the right. */
export const cardsVariants = cva('bl:grid', {
  variants: {
    layout: {
      lead: 'bl:gap-6 bl:lg:grid-cols-[7fr_5fr] bl:lg:gap-x-12 bl:lg:auto-rows-fr',
      columns: 'bl:gap-10 bl:lg:grid-cols-[5fr_4fr_3.2fr]',
    },
  },
});

export const cardVariants = cva('bl:flex bl:flex-col', {
  variants: {
    role: {
      lead: 'bl:overflow-clip bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-fluid-11 bl:lg:col-1 bl:lg:row-[1/span_var(--bl-others)]',
      other: 'bl:border-t-[1.5px] bl:border-line-strong bl:pt-6 bl:lg:pb-4',
      column: 'bl:border-t-[1.5px] bl:border-line-strong bl:pt-6',
    },
  },
});

export const cardTextVariants = cva('bl:max-w-120', {
  variants: { role: { lead: '', other: '', column: 'bl:text-body-sm' } },
});

export const cardTitleVariants = cva('bl:mt-4 bl:mb-2', {
  variants: {
    role: {
      lead: 'bl:text-heading-lg',
      other: 'bl:text-heading-md bl:lg:mt-auto bl:lg:pt-4',
      column: 'bl:text-heading-md',
    },
  },
});
