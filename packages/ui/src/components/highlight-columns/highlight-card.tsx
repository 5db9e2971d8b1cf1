import type { CSSProperties, ReactNode } from 'react';
import type { Highlight } from '../../hooks/use-highlight.js';
import type { Action, IconName, Step } from '../../types.js';
import { Icon } from '../icon/index.js';
import { IconRing } from '../icon-ring/index.js';
import { LineGlyph, type LineGlyphName } from '../line-glyph/index.js';
import { TextLink } from '../text-link/index.js';
import {
  bodyVariants,
  cardVariants,
  detailVariants,
  glyphVariants,
  linkVariants,
  roomVariants,
  textVariants,
  titleVariants,
  wordsVariants,
} from './highlight-columns.variants.js';

/** What a card says. One without an icon shows its number. */
export interface HighlightCardContent extends Step {
  icon?: IconName;
  action?: Action;
}

interface HighlightCardProps {
  content: HighlightCardContent;
  slot: string;
  place: number;
  highlight: Highlight;
  level: 2 | 3;
  glyph: LineGlyphName | undefined;
  detail: ReactNode;
}

/** One card of `HighlightColumns`. */
export function HighlightCard({ content, slot, place, highlight, level, glyph, detail }: HighlightCardProps) {
  const { icon, title, description, action } = content;
  const active = place === highlight.index;
  const state = active ? 'active' : 'inactive';
  const Title = `h${level}` as const;
  return (
    <li
      data-slot={slot}
      data-state={state}
      style={{ '--place': place, '--after': place > highlight.index ? 1 : 0 } as CSSProperties}
      className={cardVariants()}
    >
      <div className={bodyVariants()}>
        <IconRing state={state} {...(active && highlight.ring)} size="sm" className="wide:size-16">
          {icon ? <Icon name={icon} /> : place + 1}
        </IconRing>
        <div className={roomVariants()}>
          <div className={textVariants()}>
            {glyph && (
              <div aria-hidden className={glyphVariants()}>
                <LineGlyph name={glyph} />
              </div>
            )}
            <div className={wordsVariants()}>
              <Title className={titleVariants()}>
                <button
                  type="button"
                  aria-pressed={active}
                  onClick={() => highlight.choose(place)}
                  className="text-left hover:text-accent-text"
                >
                  {title}
                </button>
              </Title>
              <p className="mt-2 text-body-sm wide:text-body-lg">{description}</p>
              {action && (
                <TextLink href={action.href} arrow className={linkVariants()}>
                  {action.label}
                </TextLink>
              )}
            </div>
          </div>
          {detail && <div className={detailVariants()}>{detail}</div>}
        </div>
      </div>
    </li>
  );
}
