import { cva } from 'class-variance-authority';

/** Layout of an `ArticleCard`: a tile becomes a row with a thumbnail on phones. */
export const articleCardVariants = cva('bl:group bl:relative bl:min-w-0 bl:print:break-inside-avoid', {
  variants: {
    shape: {
      card: '',
      banner: '',
      tile: 'bl:max-sm:grid bl:max-sm:grid-cols-[min(7.5rem,34%)_minmax(0,1fr)] bl:max-sm:items-center bl:max-sm:gap-4 bl:max-sm:border-t bl:max-sm:border-line bl:max-sm:pt-6',
    },
  },
});

/**
 * The frame of its cover. `--bl-cover` is its ratio of width to height; a `--bl-cover-height` gives covers of different
 * widths the same height.
 */
export const articleCoverVariants = cva('bl:overflow-hidden bl:rounded-control', {
  variants: {
    shape: {
      card: 'bl:mb-4.5 bl:[--bl-cover:16/10]',
      banner: 'bl:mb-4.5 bl:[--bl-cover:16/10] bl:lg:[--bl-cover-height:min(21.05vw,18.95rem)]',
      tile: 'bl:mb-4.5 bl:[--bl-cover:16/10] bl:max-sm:mb-0 bl:max-sm:[--bl-cover:1] bl:lg:[--bl-cover-height:min(21.05vw,18.95rem)]',
    },
  },
});
