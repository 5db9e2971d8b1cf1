import { cva } from 'class-variance-authority';

/**
 * The group. Wide: all cards lie in one grid cell, as tall as the tallest would be while active, and are put side by side by
 * transforms, so that widening one of them moves nothing else. Else: a list in which every card stands open.
 */
export const columnsVariants = cva([
  'moves @container relative isolate grid',
  '[--narrow:calc((100cqi-(var(--cards)-1)*1.5rem)/(var(--cards)-1+var(--ratio)))]',
]);

/** One card: its width and place, the panel behind it, the rule above it. */
export const cardVariants = cva([
  'group/card relative isolate border-t-[1.5px] border-line-strong py-6',
  'before:absolute before:inset-y-0 before:-inset-x-(--space-gutter) before:-z-1 before:bg-raised',
  'before:transition-opacity before:duration-(--move-fast) data-[state=inactive]:before:opacity-0',
  'after:absolute after:-inset-x-(--space-gutter) after:-top-[1.5px] after:h-0.75 after:origin-left after:bg-accent',
  'after:transition-[scale] after:duration-(--move-fast) after:ease-out data-[state=inactive]:after:scale-[0_1]',
  'wide:w-(--narrow) wide:[translate:calc((var(--narrow)+1.5rem)*var(--place)+var(--narrow)*(var(--ratio)-1)*var(--after))]',
  'wide:overflow-clip wide:py-0 wide:[grid-area:1/1] wide:[overflow-clip-margin:6px] wide:data-[state=active]:w-[calc(var(--narrow)*var(--ratio))]',
  'wide:transition-[width,translate] wide:duration-(--move) wide:ease-in-out',
  'wide:before:inset-x-0 wide:before:rounded-b-panel wide:before:border wide:before:border-t-0 wide:before:border-line wide:after:inset-x-0',
]);

const slow = 'wide:transition-[translate,scale] wide:duration-(--move) wide:ease-in-out';

/** Everything in a card; moves aside for the panel's padding while the card is active. */
export const bodyVariants = cva(
  `grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-5 wide:flex wide:h-full wide:flex-col wide:pt-6 wide:pb-8 wide:group-data-[state=active]/card:[translate:2rem] ${slow}`,
);

/** The room that the text moves in: at its top while active, at its foot while not, by two transforms. */
export const roomVariants = cva(
  `min-w-0 wide:flex wide:grow wide:flex-col wide:pt-5 wide:group-data-[state=inactive]/card:[translate:0_100%] ${slow}`,
);

export const textVariants = cva(
  `wide:relative wide:w-[calc(var(--narrow)*4/3)] wide:group-data-[state=inactive]/card:[translate:0_-100%] ${slow}`,
);

/** Title, description and link are laid out as large as they are while active, and drawn smaller while not. */
export const wordsVariants = cva(
  `flex flex-col items-start wide:origin-bottom-left wide:group-data-[state=inactive]/card:scale-[.75] ${slow}`,
);

export const titleVariants = cva(
  `text-heading-md wide:w-max wide:max-w-[calc(var(--narrow)*1.7)] wide:origin-bottom-left wide:text-heading-lg wide:group-data-[state=inactive]/card:scale-[.78] ${slow}`,
);

/** The link alone keeps its size, so that it can be read and hit. */
export const linkVariants = cva(
  `mt-2 wide:max-w-(--narrow) wide:origin-top-left wide:group-data-[state=inactive]/card:scale-[1.33] ${slow}`,
);

/** The line drawing above the text of a card that is not active; its line ends where the card does. */
export const glyphVariants = cva([
  'absolute bottom-3/4 left-0 mb-6 hidden w-(--narrow) overflow-x-clip wide:block',
  'transition-opacity duration-(--move-fast) group-data-[state=active]/card:opacity-0',
]);

/** What the active card shows beyond its words. */
export const detailVariants = cva([
  'mt-5 min-w-0',
  'wide:mt-auto wide:w-[calc(var(--narrow)*var(--ratio)-4rem)] wide:pt-7 wide:transition-[opacity,visibility] wide:duration-(--move-fast)',
  'wide:group-data-[state=active]/card:delay-(--move-late) wide:group-data-[state=inactive]/card:invisible wide:group-data-[state=inactive]/card:opacity-0',
]);
