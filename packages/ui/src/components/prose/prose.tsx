import type { ComponentProps, ReactNode } from 'react';
import { parseBlocks } from '../../lib/blocks.js';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import { proseVariants } from './prose.variants.js';
import { ProseBlock } from './prose-block.js';
import { ProseLink } from './prose-link.js';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /**
   * Light markup: blank lines separate paragraphs, "• " and "1. " begin list items, "### " a heading, "|" a row of a table,
   * `![alt](/address 800x450)` is a picture, `@[words](/address)` a tool; `**strong**`, `[words](address)`.
   */
  text: string;
  /** Whether the first paragraph is a lead: larger, and in the colour of headings. @default false */
  lead?: boolean;
  /** Renders the text between the markup, for example to link a name. */
  plain?: (text: string) => ReactNode;
  /** Renders a tool where the text names it. Without it a link is shown. */
  tool?: ((href: string, label: string) => ReactNode) | undefined;
  /** `article` for long texts, `body` for short ones, `small` beside a picture. @default 'article' */
  size?: 'article' | 'body' | 'small' | undefined;
}

/**
 * Running text. It is parsed, never injected as HTML: anything that is not light markup is shown as text.
 *
 * Renders a `<div>`. Styling hook: `data-slot="prose"`.
 */
export function Prose({ text, lead = false, plain, tool, size, className, ...props }: ProseProps) {
  return (
    <div {...props} data-slot="prose" className={cn(proseVariants({ size }), className)}>
      {parseBlocks(text).map((block, index) => (
        <ProseBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no key but their position.
          key={index}
          block={block}
          lead={lead && index === 0}
          draw={(markup) => lightMarkup(markup, plain, ProseLink)}
          tool={tool}
        />
      ))}
    </div>
  );
}
