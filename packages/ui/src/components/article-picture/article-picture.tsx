import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

export interface ArticlePictureProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** Address on this site. */
  src: string;
  /** The sizes that a browser chooses from, as in the attribute. */
  srcSet?: string | undefined;
  /** Alternative text: one sentence. */
  alt: string;
  /** Intrinsic width in pixels, which reserves its space before it has loaded. */
  width: number;
  /** Intrinsic height in pixels. */
  height: number;
  caption?: string | undefined;
}

/**
 * A picture in running text, at most as wide as the column.
 *
 * Renders a `<figure>`. Styling hook: `data-slot="article-picture"`.
 */
export function ArticlePicture({ src, srcSet, alt, width, height, caption, className, ...props }: ArticlePictureProps) {
  return (
    <figure {...props} data-slot="article-picture" className={cn('bl:m-0', className)}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet && '(min-width: 48rem) 43rem, 100vw'}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className="bl:h-auto bl:w-full bl:rounded-panel bl:bg-raised"
      />
      {caption && <figcaption className="bl:pt-3 bl:text-body-sm bl:text-muted">{caption}</figcaption>}
    </figure>
  );
}
