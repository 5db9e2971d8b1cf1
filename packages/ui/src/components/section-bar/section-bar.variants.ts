import { cva } from 'class-variance-authority';

/** Size of a `SectionBar`'s title: `sm` inside a column, `md` across the page. */
export const sectionBarTitleVariants = cva('', {
  variants: { size: { sm: 'bl:text-heading-lg', md: 'bl:text-display-md' } },
  defaultVariants: { size: 'md' },
});
