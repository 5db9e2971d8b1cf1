import { type CSSProperties, useRef } from 'react';
import { Icon } from '../../components/icon/index.js';
import { IconRing } from '../../components/icon-ring/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { useMoving } from '../../hooks/use-moving.js';
import type { HighlightLayoutProps } from './highlight-group.types.js';
import {
  rowDetailVariants,
  rowsVariants,
  rowTextVariants,
  rowTitleVariants,
  rowVariants,
} from './highlight-rows.variants.js';

interface HighlightRowsProps extends HighlightLayoutProps {
  size: 'md' | 'lg';
}

/** The group as a list. Where every item has a picture the active row opens to show its own. */
export function HighlightRows({ items, highlight, drawings, level, size }: HighlightRowsProps) {
  const Title = `h${level}` as const;
  const list = useRef<HTMLOListElement>(null);
  useMoving(list, highlight.index);
  const pictures = items.map(({ icon }) => icon && drawings[icon]?.detail);
  const opens = pictures.every(Boolean);
  return (
    <ol {...highlight.itemsProps} ref={list} data-opens={opens} className={rowsVariants()}>
      {items.map(({ icon, title, description }, place) => {
        const active = place === highlight.index;
        const state = active ? 'active' : 'inactive';
        const picture = pictures[place];
        return (
          <li
            key={title}
            data-slot="highlight-item"
            data-state={state}
            style={{ '--after': place > highlight.index ? 1 : 0 } as CSSProperties}
            className={rowVariants()}
          >
            <IconRing size="sm" state={state} {...(active && highlight.ring)}>
              {icon ? <Icon name={icon} /> : place + 1}
            </IconRing>
            <div className="min-w-0 self-center">
              <Title className={rowTitleVariants({ size })}>
                <button
                  type="button"
                  aria-pressed={active}
                  onClick={() => highlight.choose(place)}
                  className="text-left hover:text-accent-text"
                >
                  {title}
                </button>
              </Title>
              <p className={rowTextVariants({ size })}>{description}</p>
              {opens && picture && (
                <div className={rowDetailVariants()}>
                  <ProductDrawing name={picture} />
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
