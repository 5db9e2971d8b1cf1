import { z } from 'zod';
import { text } from './text.js';

const size = z.number().int().positive();

/** A part of a running text. Its texts are in light markup. */
export const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), text }),
  z.strictObject({ kind: z.literal('heading'), text }),
  z.strictObject({ kind: z.literal('list'), items: z.array(text).min(1) }),
  z.strictObject({ kind: z.literal('steps'), items: z.array(text).min(1) }),
  z.strictObject({
    kind: z.literal('table'),
    caption: text.optional(),
    head: z.array(z.string()).min(1),
    align: z.array(z.enum(['left', 'right'])),
    rows: z.array(z.array(z.string())),
  }),
  z.strictObject({
    kind: z.literal('picture'),
    /** Where the site serves it. */
    src: z.string().regex(/^\/[^/\\]/, 'must begin with one slash'),
    /** The sizes that a browser chooses from. */
    srcSet: text.optional(),
    alt: text,
    width: size,
    height: size,
    caption: text.optional(),
  }),
  z.strictObject({ kind: z.literal('tool'), label: text, href: z.string().startsWith('/tools/') }),
]);

export type Block = z.infer<typeof block>;

/** The texts of a block in light markup, one on each line. */
export function blockText(block: Block): string {
  if (block.kind === 'table')
    return [block.caption ?? '', ...[block.head, ...block.rows].map((cells) => cells.join(' | '))].join('\n').trim();
  if (block.kind === 'picture') return [block.alt, block.caption ?? ''].join('\n').trim();
  if (block.kind === 'tool') return block.label;
  return 'items' in block ? block.items.join('\n') : block.text;
}
