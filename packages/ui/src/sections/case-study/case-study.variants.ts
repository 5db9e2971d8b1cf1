import { cva } from 'class-variance-authority';

/** The section and the space above and below it. */
export const caseStudyVariants = cva('bl:overflow-clip', {
  variants: {
    space: { both: 'bl:section-y', top: 'bl:pt-(--bl-space-section)', bottom: 'bl:pb-(--bl-space-section)' },
  },
  defaultVariants: { space: 'both' },
});

/** The cover, cut off by the frame. */
export const caseArtVariants = cva('bl:relative bl:min-h-[clamp(28rem,38vw,34rem)] bl:overflow-clip', {
  variants: {
    side: {
      left: 'bl:bleed-s bl:rounded-e-panel bl:lg:col-[1/7]',
      right: 'bl:bleed-e bl:rounded-s-panel bl:lg:col-[7/-1] bl:lg:order-1',
    },
  },
});

/** The product drawing over its lower corner. */
export const caseCardVariants = cva(
  'bl:absolute bl:bottom-(--bl-edge) bl:w-[min(21rem,100%-2rem)] bl:rounded-panel bl:bg-raised bl:px-5 bl:pt-4.5 bl:pb-2 bl:shadow-pop bl:[--bl-edge:clamp(1rem,3vw,2.5rem)]',
  {
    variants: {
      side: {
        left: 'bl:inset-e-(--bl-edge)',
        right: 'bl:inset-e-(--bl-edge) bl:lg:inset-e-auto bl:lg:inset-s-(--bl-edge)',
      },
    },
  },
);

export const caseTextVariants = cva('', {
  variants: { side: { left: 'bl:lg:col-[8/-1]', right: 'bl:lg:col-[1/6]' } },
});
