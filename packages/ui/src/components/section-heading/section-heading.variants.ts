import { cva } from 'class-variance-authority';

/** Size of a `SectionHeading`'s title. */
export const sectionTitleVariants = cva('', {
  variants: {
    size: { md: 'text-display-md', lg: 'text-display-lg', xl: 'text-display-xl' },
  },
  defaultVariants: { size: 'md' },
});
