import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import type { Block } from '../../types.js';
import { ArticlePicture } from '../article-picture/index.js';
import { ArticleTable } from '../article-table/index.js';
import { TextLink } from '../text-link/index.js';

interface ProseBlockProps {
  block: Block;
  /** Whether it is the lead paragraph. */
  lead: boolean;
  /** Renders inline markup. */
  draw: (markup: string) => ReactNode;
  /** Renders a tool. */
  tool: ((href: string, label: string) => ReactNode) | undefined;
}

const dash =
  'relative ps-7 before:absolute before:top-[0.78em] before:inset-s-0 before:w-4 before:border-accent before:border-t-2';

/** One part of a `Prose`. */
export function ProseBlock({ block, lead, draw, tool }: ProseBlockProps) {
  if (block.kind === 'paragraph') return <p className={cn(lead && 'text-body-lg text-default')}>{draw(block.text)}</p>;
  if (block.kind === 'heading') return <h3 className="mt-[0.5em] text-heading-md">{draw(block.text)}</h3>;
  if (block.kind === 'tool') {
    const { href, label } = block;
    return tool ? (
      tool(href, label)
    ) : (
      <p>
        <TextLink href={href} arrow>
          {label}
        </TextLink>
      </p>
    );
  }
  if (block.kind === 'table') {
    const { kind: _, ...table } = block;
    return <ArticleTable {...table} draw={draw} />;
  }
  if (block.kind === 'picture') {
    const { kind: _, ...picture } = block;
    return <ArticlePicture {...picture} />;
  }
  const List = block.kind === 'steps' ? 'ol' : 'ul';
  return (
    <List
      className={cn(
        'flex flex-col gap-[0.6em]',
        block.kind === 'steps' && 'list-decimal ps-7 marker:font-semibold marker:text-accent-text',
      )}
    >
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no key but their position.
        <li key={at} className={block.kind === 'list' ? dash : 'ps-1'}>
          {draw(item)}
        </li>
      ))}
    </List>
  );
}
