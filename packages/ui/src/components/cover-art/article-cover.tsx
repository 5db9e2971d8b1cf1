import { cn } from '../../lib/cn.js';
import type { ArticleSummary } from '../../types.js';
import { CoverArt, type CoverArtProps } from './cover-art.js';

export interface ArticleCoverProps extends Pick<CoverArtProps, 'shape' | 'tone' | 'className'> {
  article: ArticleSummary;
}

/**
 * An article's own picture or, without one, its drawn cover. Fills its box, which crops it. Both are decoration: the title
 * beside them says what the article is about.
 *
 * Renders an `<img>` or a `CoverArt`. Styling hook: `data-slot="cover-art"`.
 */
export function ArticleCover({ article: { slug, category, image }, shape, tone, className }: ArticleCoverProps) {
  if (image?.src)
    return (
      <img
        src={image.src}
        srcSet={image.srcSet}
        sizes={image.srcSet && `(min-width: 64rem) ${shape === 'banner' ? 75 : 33}vw, 100vw`}
        alt=""
        data-slot="cover-art"
        className={cn('bl:w-full bl:object-cover', className)}
      />
    );
  return <CoverArt slug={slug} category={category} shape={shape} tone={tone} className={className} />;
}
