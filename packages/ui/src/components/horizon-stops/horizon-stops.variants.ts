import { cva } from 'class-variance-authority';

/** The list: vertical or, if there is room, horizontal with a line that continues to the edge of the window. */
export const stopsVariants = cva('bl:moves bl:relative bl:grid', {
  variants: {
    orientation: {
      auto: 'bl:wide:grid-cols-[repeat(var(--bl-stops),minmax(0,1fr))] bl:wide:gap-x-6',
      vertical: '',
    },
  },
});

/**
 * A stop: its disc (`before`) and the line to the next one (`after`). Both have the accent colour once the step is
 * done.
 */
export const stopVariants = cva(
  [
    'bl:group bl:relative bl:flex bl:flex-col bl:items-start bl:pb-6 bl:ps-11',
    'bl:before:absolute bl:before:top-0.5 bl:before:inset-s-0 bl:before:z-1 bl:before:size-5 bl:before:rounded-round bl:before:border-[1.5px] bl:before:border-line-strong bl:before:bg-raised',
    'bl:before:transition-[background-color,border-color,scale] bl:before:duration-(--bl-move) bl:on:before:scale-[1.4] bl:on:before:bg-spark',
    'bl:data-[step=done]:before:border-accent bl:data-[step=done]:before:bg-accent',
    'bl:after:absolute bl:after:top-2 bl:after:-bottom-1 bl:after:inset-s-2.25 bl:after:w-[1.5px] bl:after:bg-line-strong bl:data-[step=done]:after:w-0.75 bl:data-[step=done]:after:[translate:calc(var(--bl-dir)*-.75px)] bl:data-[step=done]:after:bg-accent',
  ],
  {
    variants: {
      orientation: {
        auto: [
          'bl:last:pb-0 bl:last:after:hidden bl:wide:pt-11 bl:wide:pb-0 bl:wide:ps-0 bl:wide:before:top-0',
          'bl:wide:after:inset-x-0 bl:wide:after:top-2.25 bl:wide:after:bottom-auto bl:wide:after:h-[1.5px] bl:wide:after:w-[calc(100%+1.5rem)] bl:wide:last:after:block bl:wide:last:after:w-screen',
          'bl:wide:data-[step=done]:after:h-0.75 bl:wide:data-[step=done]:after:w-[calc(100%+1.5rem)] bl:wide:data-[step=done]:after:[translate:0_-.75px]',
        ],
        vertical: 'bl:last:pb-0 bl:last:after:hidden',
      },
    },
  },
);

export const stopTextVariants = cva('bl:mt-1.5 bl:text-body-sm', {
  variants: {
    orientation: {
      auto: [
        'bl:wide:mt-3 bl:wide:w-[min(200%+1.5rem,24rem)] bl:wide:border-s-[1.5px] bl:wide:border-line-strong bl:wide:ps-4',
        'bl:wide:transition-opacity bl:wide:duration-(--bl-move-fast) bl:wide:off:opacity-0',
        'bl:wide:group-last:self-end bl:wide:group-last:border-e-[1.5px] bl:wide:group-last:border-s-0 bl:wide:group-last:pe-4 bl:wide:group-last:ps-0 bl:wide:group-last:text-end',
      ],
      vertical: '',
    },
  },
});
