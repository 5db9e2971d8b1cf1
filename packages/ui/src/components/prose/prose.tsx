'use client';

import { type ComponentProps, type ReactNode, use } from 'react';
import { cn } from '../../lib/cn.js';
import { lightMarkup } from '../../lib/light-markup.js';
import { Link, type LinkProps } from '../../lib/link.js';
import type { Block } from '../../types.js';
import { Term, TermsContext } from '../term/index.js';
import { proseVariants } from './prose.variants.js';
import { ProseBlock } from './prose-block.js';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Paragraphs, headings, lists, tables, pictures and tools. Their texts are in light markup. */
  blocks: readonly Block[];
  /** Whether the first paragraph is a lead: larger, and in the colour of headings. @default false */
  lead?: boolean;
  /** Renders the text between the markup, for example to link a name. */
  plain?: (text: string) => ReactNode;
  /** Renders a tool. Without it a link is shown. */
  tool?: ((href: string, label: string) => ReactNode) | undefined;
  /** `article` for long texts, `body` for short ones, `small` beside a picture. @default 'article' */
  size?: 'article' | 'body' | 'small' | undefined;
}

/**
 * Running text. Nothing is injected as HTML: anything that is not light markup is shown as text.
 *
 * Renders a `<div>`. Styling hook: `data-slot="prose"`.
 */
export function Prose({ blocks, lead = false, plain, tool, size, className, ...props }: ProseProps) {
  return (
    <div {...props} data-slot="prose" className={cn(proseVariants({ size }), className)}>
      {blocks.map((block, index) => (
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

/** A link in running text. It becomes a `Term` if the surrounding `TermsContext` explains its address. */
const ProseLink = (props: LinkProps) =>
  Object.hasOwn(use(TermsContext), props.href) ? <Term {...props} /> : <Link {...props} />;
