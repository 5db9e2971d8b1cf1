import { cva } from 'class-variance-authority';

/** The list: vertical or, if there is room, horizontal with a line that continues to the edge of the window. */
export const stopsVariants = cva('moves relative grid', {
  variants: {
    orientation: {
      auto: 'wide:grid-cols-[repeat(var(--bl-stops),minmax(0,1fr))] wide:gap-x-6',
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
    'group relative flex flex-col items-start pb-6 ps-11',
    'before:absolute before:top-0.5 before:inset-s-0 before:z-1 before:size-5 before:rounded-round before:border-[1.5px] before:border-line-strong before:bg-raised',
    'before:transition-[background-color,border-color,scale] before:duration-(--bl-move) on:before:scale-[1.4] on:before:bg-spark',
    'data-[step=done]:before:border-accent data-[step=done]:before:bg-accent',
    'after:absolute after:top-2 after:-bottom-1 after:inset-s-2.25 after:w-[1.5px] after:bg-line-strong data-[step=done]:after:w-0.75 data-[step=done]:after:[translate:calc(var(--bl-dir)*-.75px)] data-[step=done]:after:bg-accent',
  ],
  {
    variants: {
      orientation: {
        auto: [
          'last:pb-0 last:after:hidden wide:pt-11 wide:pb-0 wide:ps-0 wide:before:top-0',
          'wide:after:inset-x-0 wide:after:top-2.25 wide:after:bottom-auto wide:after:h-[1.5px] wide:after:w-[calc(100%+1.5rem)] wide:last:after:block wide:last:after:w-screen',
          'wide:data-[step=done]:after:h-0.75 wide:data-[step=done]:after:w-[calc(100%+1.5rem)] wide:data-[step=done]:after:[translate:0_-.75px]',
        ],
        vertical: 'last:pb-0 last:after:hidden',
      },
    },
  },
);

export const stopTextVariants = cva('mt-1.5 text-body-sm', {
  variants: {
    orientation: {
      auto: [
        'wide:mt-3 wide:w-[min(200%+1.5rem,24rem)] wide:border-s-[1.5px] wide:border-line-strong wide:ps-4',
        'wide:transition-opacity wide:duration-(--bl-move-fast) wide:off:opacity-0',
        'wide:group-last:self-end wide:group-last:border-e-[1.5px] wide:group-last:border-s-0 wide:group-last:pe-4 wide:group-last:ps-0 wide:group-last:text-end',
      ],
      vertical: '',
    },
  },
});
