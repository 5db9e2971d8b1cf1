import { cva } from 'class-variance-authority';

/** Size of a `SectionHeading`'s title. */
export const sectionTitleVariants = cva('', {
  variants: {
    size: { md: 'bl:text-display-md', lg: 'bl:text-display-lg', xl: 'bl:text-display-xl' },
  },
  defaultVariants: { size: 'md' },
});
