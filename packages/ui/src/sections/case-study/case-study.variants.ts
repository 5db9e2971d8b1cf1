import { cva } from 'class-variance-authority';

/** The section and the space above and below it. */
export const caseStudyVariants = cva('overflow-clip', {
  variants: {
    space: { both: 'section-y', top: 'pt-(--bl-space-section)', bottom: 'pb-(--bl-space-section)' },
  },
  defaultVariants: { space: 'both' },
});

/** The cover, cut off by the frame. */
export const caseArtVariants = cva('relative min-h-[clamp(28rem,38vw,34rem)] overflow-clip', {
  variants: {
    side: {
      left: 'bleed-s rounded-e-panel lg:col-[1/7]',
      right: 'bleed-e rounded-s-panel lg:col-[7/-1] lg:order-1',
    },
  },
});

/** The product drawing over its lower corner. */
export const caseCardVariants = cva(
  'absolute bottom-(--bl-edge) w-[min(21rem,100%-2rem)] rounded-panel bg-raised px-5 pt-4.5 pb-2 shadow-pop [--bl-edge:clamp(1rem,3vw,2.5rem)]',
  {
    variants: {
      side: {
        left: 'inset-e-(--bl-edge)',
        right: 'inset-e-(--bl-edge) lg:inset-e-auto lg:inset-s-(--bl-edge)',
      },
    },
  },
);

export const caseTextVariants = cva('', {
  variants: { side: { left: 'lg:col-[8/-1]', right: 'lg:col-[1/6]' } },
});
