import { cva } from 'class-variance-authority';

/** The list: below each other, or around the ring. */
export const hubVariants = cva(
  'relative border-b-[1.5px] border-line-strong wide:h-128 wide:border-b-0 wide:[--r:12.5rem] xl:wide:h-144 xl:wide:[--r:14.5rem]',
);

/** One node: bubble and words. Around the ring its title is outside, its text in the middle of all. */
export const nodeVariants = cva(
  [
    'relative isolate grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 border-t border-line py-3.5 first:border-t-[1.5px] first:border-line-strong',
    'wide:absolute wide:top-[calc(50%-1rem+var(--r)*var(--s)-1.75rem)] wide:w-48 wide:border-t-0! wide:py-0',
  ],
  {
    variants: {
      side: {
        left: 'wide:right-[calc(50%-var(--r)*var(--c)-1.75rem)] wide:grid-cols-[minmax(0,1fr)_3.5rem] wide:text-right',
        right: 'wide:left-[calc(50%+var(--r)*var(--c)-1.75rem)]',
      },
    },
  },
);

export const bubbleVariants = cva(
  [
    'relative grid size-14 place-items-center rounded-round border-[1.5px] border-line-strong bg-raised text-default',
    'transition-[background-color,border-color,color,scale] duration-(--move) ease-out',
    'on:border-accent on:bg-accent on:text-on-accent wide:on:scale-[1.2]',
  ],
  { variants: { side: { left: 'wide:order-1', right: '' } } },
);

export const nodeTitleVariants = cva(
  'text-heading-sm hyphens-auto wrap-anywhere transition-[color,translate] duration-(--move-fast) on:text-accent-text wide:self-center',
  {
    variants: {
      side: {
        left: 'wide:on:[translate:-.75rem]',
        right: 'wide:on:[translate:.75rem]',
      },
    },
  },
);

/** The text of a node. In the middle of the ring it repeats the title, as a picture of it. */
export const nodeTextVariants = cva(
  [
    'mt-1 text-body-sm wrap-anywhere',
    'wide:absolute wide:top-[calc(1.75rem-var(--r)*var(--s))] wide:mt-0 wide:w-60 wide:text-left',
    "wide:before:mb-2 wide:before:block wide:before:font-display wide:before:text-heading-lg wide:before:text-default wide:before:content-[attr(data-title)/'']",
    'wide:transition-opacity wide:duration-(--move-fast) wide:off:opacity-0',
  ],
  {
    variants: {
      side: {
        left: 'wide:right-[calc(1.75rem+var(--r)*var(--c))] wide:[translate:50%_-50%]',
        right: 'wide:left-[calc(1.75rem-var(--r)*var(--c))] wide:[translate:-50%_-50%]',
      },
    },
  },
);
