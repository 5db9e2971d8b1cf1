import type { CSSProperties, ReactNode } from 'react';
import { lightMarkup } from '../../lib/light-markup.js';
import type { Action, IconName, Step } from '../../types.js';
import { Rotator } from '../rotator/index.js';
import { TextLink } from '../text-link/index.js';

/** What a card says. `mark`, `glyph` and `detail` may draw it by its icon. */
export interface HighlightCardContent extends Step {
  icon?: IconName;
  action?: Action;
}

interface HighlightCardProps {
  content: HighlightCardContent;
  slot: string;
  place: number;
  level: 2 | 3;
  /** In the ring. */
  mark: ReactNode;
  glyph: ReactNode;
  detail: ReactNode;
}

/** One card of `HighlightColumns`. */
export function HighlightCard({ content, slot, place, level, mark, glyph, detail }: HighlightCardProps) {
  const { title, description, action } = content;
  const Title = `h${level}` as const;
  return (
    <Rotator.Item
      place={place}
      data-slot={slot}
      className="highlight-card"
      style={{ '--place': place } as CSSProperties}
    >
      <Rotator.IconRing size="sm" className="wide:size-16">
        {mark ?? place + 1}
      </Rotator.IconRing>
      <div className="highlight-room">
        <div className="highlight-words">
          {glyph && (
            <div aria-hidden className="highlight-glyph">
              {glyph}
            </div>
          )}
          <Title className="text-heading-md wide:text-heading-lg">
            <Rotator.Trigger className="text-left hover:text-accent-text">{title}</Rotator.Trigger>
          </Title>
          <p className="mt-2 text-body-sm wide:text-body-lg">{lightMarkup(description)}</p>
          {action && (
            <TextLink href={action.href} arrow className="mt-2">
              {action.label}
            </TextLink>
          )}
        </div>
        {detail && <div className="highlight-detail">{detail}</div>}
      </div>
    </Rotator.Item>
  );
}
