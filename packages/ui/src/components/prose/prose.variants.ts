import { cva } from 'class-variance-authority';

/** Size of a `Prose`: `article` for long texts, `body` for short ones, `small` beside a picture. */
export const proseVariants = cva(
  [
    'flex max-w-prose flex-col gap-[1.25em]',
    '[&_strong]:font-semibold [&_strong]:text-default',
    // Links in the text, except the link of a rendered tool.
    'links:font-medium links:text-accent-text links:underline links:decoration-[1.5px] links:underline-offset-3 [&_a]:wrap-anywhere',
    // In print, links are useful only if their address is visible.
    "print:max-w-none print:[&_a[target]]:after:content-['_('attr(href)')']",
  ],
  {
    variants: {
      size: {
        article: 'text-[clamp(1.0625rem,1.02rem+0.2vw,1.1875rem)] leading-[1.68]',
        body: 'text-body',
        small: 'text-body-sm leading-[1.55]',
      },
    },
    defaultVariants: { size: 'article' },
  },
);
