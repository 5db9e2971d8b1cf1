import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { parseBlocks } from '../../lib/blocks.js';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import { proseVariants } from './prose.variants.js';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'>, VariantProps<typeof proseVariants> {
  /** Light markup: blank lines separate paragraphs, "• " begins a list item, `**strong**`, `[words](address)`. */
  text: string;
  /** Whether the first paragraph leads in: larger, and in the colour of headings. @default false */
  lead?: boolean;
  /** Draws the text between the markup, for instance to link a name. */
  plain?: (text: string) => ReactNode;
  /** `article` for long reading, `body` among other things, `small` beside a picture. @default 'article' */
  size?: 'article' | 'body' | 'small' | undefined;
}

/**
 * Running text. It is read, never injected: whatever stands in it that is not light markup is shown as it stands.
 *
 * Renders a `<div>`. Styling hook: `data-slot="prose"`.
 */
export function Prose({ text, lead = false, plain, size, className, ...props }: ProseProps) {
  return (
    <div {...props} data-slot="prose" className={cn(proseVariants({ size }), className)}>
      {parseBlocks(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name than their place.
          <p key={index} className={cn(lead && index === 0 && 'text-body-lg text-default')}>
            {lightMarkup(block.text, plain)}
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <ul key={index} className="flex flex-col gap-[0.6em]">
            {block.items.map((item, at) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: see above.
                key={at}
                className="relative pl-7 before:absolute before:top-[0.78em] before:left-0 before:w-4 before:border-accent before:border-t-2"
              >
                {lightMarkup(item, plain)}
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}
