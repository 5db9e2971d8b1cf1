import { cva } from 'class-variance-authority';

/**
 * The dial. Narrow: title, list, detail, one under the other. From 1024 px the list is at the left; from 1150 px its bubbles
 * lie on an arc that the left edge cuts.
 */
export const dialVariants = cva([
  'relative grid gap-10 lg:grid-cols-12 lg:grid-rows-[auto_1fr] lg:items-center lg:gap-x-6 lg:gap-y-7 ring:min-h-168',
]);

/** One bubble with its title: all of it a button. */
export const bubbleVariants = cva([
  'group/bubble grid w-full grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-5 border-t border-line py-4 text-left text-default',
  'ring:absolute ring:top-[calc(50%+21rem*var(--s)-2.25rem)] ring:left-[calc(21rem*var(--c)-8.25rem)] ring:w-84 ring:border-0 ring:p-0',
]);

export const discVariants = cva([
  'relative grid size-18 place-items-center rounded-round border-[1.5px] border-line-strong bg-ground',
  'transition-[background-color,border-color,color,scale] duration-(--move) ease-out',
  'on:border-accent on:bg-accent on:text-on-accent ring:on:scale-[1.22]',
]);

/** The title is laid out as large as it is while active, and drawn smaller while not. */
export const bubbleTitleVariants = cva([
  'origin-left font-display text-heading-md transition-[scale,translate] duration-(--move) ease-out group-hover/bubble:text-accent-text',
  'off:scale-[.78] ring:on:[translate:1rem]',
]);

/** Details lie in one cell, as high as the highest; without JavaScript under each other. */
export const detailVariants = cva([
  '[grid-area:1/1] transition-[opacity,translate,visibility] duration-(--duration-base) ease-out noscript:not-first:mt-10 noscript:[grid-area:auto]',
  'off:invisible off:[translate:0_.5rem] off:opacity-0 off:duration-0',
  'noscript:off:visible noscript:off:[translate:0] noscript:off:opacity-100',
]);
