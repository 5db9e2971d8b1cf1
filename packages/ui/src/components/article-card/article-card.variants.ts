import { cva } from 'class-variance-authority';

/** Layout of an `ArticleCard`: a tile becomes a row with a thumbnail on phones. */
export const articleCardVariants = cva('group relative min-w-0 print:break-inside-avoid', {
  variants: {
    shape: {
      card: '',
      banner: '',
      tile: 'max-sm:grid max-sm:grid-cols-[min(7.5rem,34%)_minmax(0,1fr)] max-sm:items-center max-sm:gap-4 max-sm:border-t max-sm:border-line max-sm:pt-6',
    },
  },
});

/**
 * The frame of its cover. `--bl-cover` is its ratio of width to height; a `--bl-cover-height` gives covers of different
 * widths the same height.
 */
export const articleCoverVariants = cva('overflow-hidden rounded-control', {
  variants: {
    shape: {
      card: 'mb-4.5 [--bl-cover:16/10]',
      banner: 'mb-4.5 [--bl-cover:16/10] lg:[--bl-cover-height:min(21.05vw,18.95rem)]',
      tile: 'mb-4.5 [--bl-cover:16/10] max-sm:mb-0 max-sm:[--bl-cover:1] lg:[--bl-cover-height:min(21.05vw,18.95rem)]',
    },
  },
});
