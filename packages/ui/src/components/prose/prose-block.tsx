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
  'bl:relative bl:ps-7 bl:before:absolute bl:before:top-[0.78em] bl:before:inset-s-0 bl:before:w-4 bl:before:border-accent bl:before:border-t-2';

/** One part of a `Prose`. */
export function ProseBlock({ block, lead, draw, tool }: ProseBlockProps) {
  if (block.kind === 'paragraph')
    return <p className={cn(lead && 'bl:text-body-lg bl:text-default')}>{draw(block.text)}</p>;
  if (block.kind === 'heading') return <h3 className="bl:mt-[0.5em] bl:text-heading-md">{draw(block.text)}</h3>;
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
        'bl:flex bl:flex-col bl:gap-[0.6em]',
        block.kind === 'steps' && 'bl:list-decimal bl:ps-7 bl:marker:font-semibold bl:marker:text-accent-text',
      )}
    >
      {block.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no key but their position.
        <li key={at} className={block.kind === 'list' ? dash : 'bl:ps-1'}>
          {draw(item)}
        </li>
      ))}
    </List>
  );
}
