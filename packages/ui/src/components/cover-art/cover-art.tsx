import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { kindOf, toneOf } from './cover-kinds.js';
import { coverHeight } from './cover-layer.js';
import { createRandom, hashOf } from './cover-random.js';
import { type CoverTone, coverTones } from './cover-tones.js';

export interface CoverArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Slug of the article. The same slug always gives the same picture. */
  slug: string;
  /** Decides the composition. For an unknown category, the slug picks one. */
  category: string;
  /** Format: `card` 16:10, `banner` 2.15:1, `tile` nearly square. @default 'card' */
  shape?: keyof typeof widths | undefined;
  /** Its colours. In a list, `spreadTones` makes neighbours differ. @default picked by the slug */
  tone?: CoverTone | undefined;
  /** Text alternative. Without it the picture is decoration. */
  label?: string | undefined;
}

/**
 * The drawn cover of an article: rings, a horizon and one sun, made from its slug and category, so that every article
 * keeps its own picture. Fills its box, which crops it.
 *
 * Renders an `<svg>`. Styling hooks: `data-slot="cover-art"`, `data-tone`.
 */
export function CoverArt({ slug, category, shape = 'card', tone, label, className, ...props }: CoverArtProps) {
  const width = widths[shape];
  const own = tone ?? toneOf(slug, category);
  const inks = coverTones[own];
  const layers = kindOf(slug, category).draw(createRandom(hashOf(slug)), width);
  return (
    <svg
      viewBox={`0 0 ${width} ${coverHeight}`}
      preserveAspectRatio="xMidYMid slice"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      {...props}
      data-slot="cover-art"
      data-tone={own}
      className={cn('bl:block bl:w-full', className)}
    >
      <path d={`M0 0H${width}V${coverHeight}H0Z`} fill={inks.ground} />
      {layers.map(({ d, fill, stroke, width: strokeWidth = 3, opacity }) => (
        <path
          key={d}
          d={d}
          fill={fill ? inks[fill] : 'none'}
          {...(stroke && { stroke: inks[stroke], strokeWidth })}
          opacity={opacity}
        />
      ))}
    </svg>
  );
}

const widths = { card: 1200, banner: 1612, tile: 780 } as const;
