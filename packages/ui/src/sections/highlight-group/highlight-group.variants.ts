import { cva } from 'class-variance-authority';

/** The band around each layout. */
export const highlightGroupVariants = cva('', {
  variants: {
    layout: { columns: '', rows: '', stops: 'overflow-clip bg-raised', hub: 'overflow-clip bg-raised' },
    placement: { section: '', aside: '' },
  },
  compoundVariants: [
    { layout: 'columns', placement: 'section', class: 'pb-(--space-section)' },
    { layout: ['rows', 'stops', 'hub'], placement: 'section', class: 'section-y' },
  ],
});
