import { cva } from 'class-variance-authority';

/** The row: as tall as its tallest quote would be in the first place. Without a script the quotes are in three columns. */
export const testimonialListVariants = cva([
  '@container grid [--first:calc((100cqi-5rem)/2)] [--other:calc((100cqi-5rem)/4)]',
  'noscript:gap-10 noscript:lg:grid-cols-3',
]);

/**
 * One quote. All lie in one cell; those of the window are put into their places by transforms, so that nothing shifts. The
 * quote is there a second time as an invisible `content` in the size of the first place: that reserves the height.
 */
export const testimonialCardVariants = cva([
  'group/card [grid-area:1/1] noscript:[grid-area:auto] not-data-[position=0]:invisible noscript:visible!',
  'wide:data-[position=1]:visible wide:data-[position=2]:visible',
  'wide:grid wide:w-(--first) wide:grid-cols-[100%]',
  'wide:data-[position=1]:w-(--other) wide:data-[position=1]:[translate:calc(var(--first)+2.5rem)]',
  'wide:data-[position=2]:w-(--other) wide:data-[position=2]:[translate:calc(var(--first)+var(--other)+5rem)]',
  'wide:before:invisible wide:before:w-(--first) wide:before:pt-15.5 wide:before:pr-8 wide:before:pb-18 wide:before:[grid-area:1/1]',
  'wide:before:font-display wide:before:text-display-md wide:before:leading-[1.12] wide:before:font-medium wide:before:text-pretty wide:before:content-[attr(data-quote)]',
]);

/** What is seen of a quote; fades in when it takes a new place, unless the visitor has paused all motion. */
export const testimonialFigureVariants = cva([
  'flex h-full flex-col gap-6 border-t-[1.5px] border-line-strong pt-5 [grid-area:1/1]',
  'group-data-moving/carousel:animate-fade in-data-[motion=paused]:animate-none',
]);

/** The words: large in the first place, and of reading size in the others. */
export const testimonialQuoteVariants = cva([
  'text-pretty text-body-lg leading-[1.45] text-default',
  'group-data-[position=0]/card:font-display group-data-[position=0]/card:text-display-md group-data-[position=0]/card:leading-[1.12] group-data-[position=0]/card:font-medium',
  'wide:group-data-[position=0]/card:pr-8',
  'noscript:font-body! noscript:text-body-lg!',
]);
