import { cva } from 'class-variance-authority';

/** Size of a `Prose`: `article` for long texts, `body` for short ones, `small` beside a picture. */
export const proseVariants = cva(
  [
    'bl:flex bl:max-w-prose bl:flex-col bl:gap-[1.25em]',
    'bl:[&_strong]:font-semibold bl:[&_strong]:text-default',
    // Links in the text, except the link of a rendered tool.
    'bl:links:font-medium bl:links:text-accent-text bl:links:underline bl:links:decoration-[1.5px] bl:links:underline-offset-3 bl:[&_a]:wrap-anywhere',
    // In print, links are useful only if their address is visible.
    "bl:print:max-w-none bl:print:[&_a[target]]:after:content-['_('attr(href)')']",
  ],
  {
    variants: {
      size: {
        article: 'bl:text-[clamp(1.0625rem,1.02rem+0.2vw,1.1875rem)] bl:leading-[1.68]',
        body: 'bl:text-body',
        small: 'bl:text-body-sm bl:leading-[1.55]',
      },
    },
    defaultVariants: { size: 'article' },
  },
);
