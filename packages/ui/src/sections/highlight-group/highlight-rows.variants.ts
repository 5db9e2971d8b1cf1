import { cva } from 'class-variance-authority';

export const rowsVariants = cva('border-b-[1.5px] border-line-strong');

/** One row, with the panel behind it and the rule above it while it is the active one. */
export const rowVariants = cva([
  'group/row relative isolate grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-5 border-t border-line py-4 first:border-t-[1.5px] first:border-line-strong',
  'before:absolute before:inset-y-0 before:-inset-x-(--space-gutter) before:-z-1 before:bg-raised lg:before:-inset-x-5 lg:before:rounded-b-panel',
  'before:transition-opacity before:duration-(--duration-base) data-[state=inactive]:before:opacity-0',
  'after:absolute after:-top-[1.5px] after:-inset-x-(--space-gutter) after:h-[3px] after:origin-left after:bg-accent lg:after:-inset-x-5',
  'after:transition-transform after:duration-(--duration-base) after:ease-out data-[state=inactive]:after:scale-x-0',
]);

const slow = 'transition-[scale] duration-(--duration-slow) ease-in-out';

/** Title and text are laid out as large as they are while active, and drawn smaller while not. */
export const rowTitleVariants = cva(`origin-bottom-left ${slow}`, {
  variants: {
    size: {
      md: 'text-heading-md group-data-[state=inactive]/row:scale-78',
      lg: 'text-heading-lg group-data-[state=inactive]/row:scale-60 max-lg:text-heading-md max-lg:group-data-[state=inactive]/row:scale-78',
    },
  },
});

export const rowTextVariants = cva('mt-1', {
  variants: {
    size: { md: 'text-body-sm', lg: `origin-top-left text-body group-data-[state=inactive]/row:scale-88 ${slow}` },
  },
});

/** Opens with its row where there is room; else it stands open. */
export const rowDetailVariants = cva([
  'mt-5 grid wide:mt-0 wide:transition-[grid-template-rows,visibility] wide:duration-(--duration-slow) wide:ease-in-out',
  'wide:group-data-[state=active]/row:grid-rows-[1fr] wide:group-data-[state=inactive]/row:invisible wide:group-data-[state=inactive]/row:grid-rows-[0fr]',
]);
