import { cva } from 'class-variance-authority';

/**
 * The group. Wide: all cards lie in one grid cell, as tall as the tallest, and are put side by side by transforms, so that
 * widening one of them shifts nothing. Narrow: a list under a stage on which the active card's picture stands.
 */
export const featureListVariants = cva([
  'moves @container relative isolate mt-fluid-14 grid',
  '[--ratio:2.5] [--narrow:calc((100cqi-(var(--cards)-1)*1.5rem)/(var(--cards)-1+var(--ratio)))]',
  'max-lg:pt-58 max-lg:before:absolute max-lg:before:inset-x-0 max-lg:before:top-0 max-lg:before:h-54 max-lg:before:rounded-b-panel',
  'max-lg:before:border max-lg:before:border-t-3 max-lg:before:border-line max-lg:before:border-t-accent max-lg:before:bg-raised',
]);

/** One card: its width and place, the panel behind it, the rule above it. */
export const featureCardVariants = cva([
  'group/card cursor-pointer max-lg:border-line max-lg:not-first:border-t',
  'lg:relative lg:isolate lg:w-(--narrow) lg:border-t-[1.5px] lg:border-line-strong lg:pb-8 lg:[grid-area:1/1]',
  'lg:[translate:calc((var(--narrow)+1.5rem)*var(--place)+var(--narrow)*1.5*var(--after))] lg:data-[state=active]:w-[calc(var(--narrow)*2.5)]',
  'lg:transition-[width,translate] lg:duration-(--move) lg:ease-in-out',
  'lg:before:absolute lg:before:inset-0 lg:before:-z-1 lg:before:rounded-b-panel lg:before:border lg:before:border-t-0 lg:before:border-line lg:before:bg-raised',
  'lg:before:transition-opacity lg:before:duration-(--move-fast) lg:data-[state=inactive]:before:opacity-0',
  'lg:after:absolute lg:after:inset-x-0 lg:after:-top-[1.5px] lg:after:h-0.75 lg:after:origin-left lg:after:bg-accent',
  'lg:after:transition-[scale] lg:after:duration-(--move-fast) lg:after:ease-out lg:data-[state=inactive]:after:scale-[0_1]',
]);

const slow = 'lg:transition-[translate,scale] lg:duration-(--move) lg:ease-in-out';

/** Ring and text of a card; moves aside for the panel's padding while the card is active. */
export const featureBodyVariants = cva(
  `flex gap-5 py-5 lg:h-full lg:flex-col lg:gap-6 lg:py-0 lg:pt-6 lg:group-data-[state=active]/card:[translate:2rem] ${slow}`,
);

/** The box that the text may move in: at its top while active, at its foot while not, by two transforms. */
export const featureRoomVariants = cva(
  `min-w-0 lg:grow lg:pb-46 lg:group-data-[state=inactive]/card:[translate:0_100%] ${slow}`,
);

/**
 * Title and description are laid out in the size of the active card and made smaller by transforms, so that their lines
 * never break anew and no card ever changes its height.
 */
export const featureTextVariants = cva(
  `relative lg:w-[calc(var(--narrow)/.8)] lg:origin-bottom-left lg:group-data-[state=inactive]/card:[translate:0_-100%] lg:group-data-[state=inactive]/card:scale-[.8] ${slow}`,
);
export const featureTitleVariants = cva(
  `text-heading-sm group-hover/card:text-accent-text max-lg:group-data-[state=active]/card:text-accent-text lg:w-[calc(var(--narrow)/.56)] lg:origin-bottom-left lg:text-[2rem] lg:leading-[1.16] lg:group-data-[state=inactive]/card:scale-[.7] ${slow}`,
);
export const featureDescriptionVariants = cva('mt-2 text-body-sm lg:text-[1.1875rem]');

/** The line drawing above the text of a card that is not active. */
export const featureGlyphVariants = cva([
  'absolute bottom-full w-full overflow-x-clip pb-5 max-lg:hidden',
  'transition-opacity duration-(--move-fast) group-data-[state=active]/card:opacity-0',
]);

/** The live picture of the active card. */
export const featureDetailVariants = cva([
  'pointer-events-none absolute inset-x-0 top-0 flex h-54 flex-col justify-center overflow-clip p-5 text-body-sm leading-snug text-default',
  'lg:inset-auto lg:bottom-0 lg:left-0 lg:h-auto lg:w-[calc(var(--narrow)*2.5)] lg:p-8',
  'transition-opacity duration-(--move-fast) group-data-[state=active]/card:delay-(--move-late) group-data-[state=inactive]/card:opacity-0',
]);
