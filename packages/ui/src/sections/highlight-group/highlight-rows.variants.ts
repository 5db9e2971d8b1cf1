import { cva } from 'class-variance-authority';

/** The list. Where its rows open it keeps room for one picture, and the rows after the active one move by that much. */
export const rowsVariants = cva('border-b-[1.5px] border-line-strong [--room:0px]', {
  variants: { opens: { true: 'wide:pb-(--room) wide:[--room:8rem]' } },
});

/** One row, with the panel behind it and the rule above it while it is the active one. */
export const rowVariants = cva([
  'relative isolate grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-5 border-t border-line py-4 first:border-t-[1.5px] first:border-line-strong',
  'transition-[translate] duration-(--move) ease-in-out [[data-state=active]~&]:[translate:0_var(--room)]',
  'before:absolute before:-inset-x-(--space-gutter) before:top-0 before:-bottom-(--room) before:-z-1 before:bg-raised lg:before:-inset-x-5 lg:before:rounded-b-panel',
  'before:transition-opacity before:duration-(--move-fast) off:before:opacity-0',
  'after:absolute after:-top-[1.5px] after:-inset-x-(--space-gutter) after:h-0.75 after:origin-left after:bg-accent lg:after:-inset-x-5',
  'after:transition-[scale] after:duration-(--move-fast) after:ease-out off:after:scale-[0_1]',
]);

const slow = 'transition-[scale] duration-(--move) ease-in-out';

/** Title and text are laid out as large as they are while active, and drawn smaller while not. */
export const rowTitleVariants = cva(`origin-bottom-left ${slow}`, {
  variants: {
    size: {
      md: 'text-heading-md off:scale-[.78]',
      lg: 'text-heading-lg off:scale-[.6] max-lg:text-heading-md max-lg:off:scale-[.78]',
    },
  },
});

export const rowTextVariants = cva('mt-1', {
  variants: {
    size: { md: 'text-body-sm', lg: `origin-top-left text-body off:scale-[.88] ${slow}` },
  },
});

/** The picture of a row: in the room below the active one, or, where all are open, under the text. */
export const rowDetailVariants = cva([
  'mt-5 wide:absolute wide:inset-x-0 wide:top-full wide:mt-0 wide:ml-19 wide:h-(--room) wide:overflow-clip wide:pt-1',
  'wide:transition-[opacity,visibility] wide:duration-(--move-fast) wide:on:delay-(--move-late)',
  'wide:off:invisible wide:off:opacity-0',
]);
