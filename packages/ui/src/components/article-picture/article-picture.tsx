import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface ArticlePictureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Its address on this site. */
  src: string;
  /** What it shows, in a sentence. */
  alt: string;
  /** Its own width in pixels, which keeps its place before it has loaded. */
  width: number;
  /** Its own height in pixels. */
  height: number;
  /** What a reader should take from it. */
  caption?: string | undefined;
}

/**
 * A picture within running text, as wide as the column at most.
 *
 * Renders a `<figure>`. Styling hook: `data-slot="article-picture"`.
 */
export function ArticlePicture({ src, alt, width, height, caption, className, ...props }: ArticlePictureProps) {
  return (
    <figure {...props} data-slot="article-picture" className={cn('m-0', className)}>
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded-panel bg-raised"
      />
      {caption && <figcaption className="pt-3 text-body-sm text-muted">{caption}</figcaption>}
    </figure>
  );
}
