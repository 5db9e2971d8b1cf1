import { Icon } from '../../components/icon/index.js';
import { ProductDrawing } from '../../components/product-drawing/index.js';
import { Rotator } from '../../components/rotator/index.js';
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
export function HighlightRows({ content: { items }, drawings, level, size }: HighlightRowsProps) {
  const Title = `h${level}` as const;
  const pictures = items.map(({ icon }) => icon && drawings[icon]?.detail);
  const opens = pictures.every(Boolean);
  return (
    <ol className={rowsVariants({ opens })}>
      {items.map(({ icon, title, description }, place) => {
        const picture = pictures[place];
        return (
          <Rotator.Item key={title} place={place} data-slot="highlight-item" className={rowVariants()}>
            <Rotator.IconRing size="sm">{icon ? <Icon name={icon} /> : place + 1}</Rotator.IconRing>
            <div className="min-w-0 self-center">
              <Title className={rowTitleVariants({ size })}>
                <Rotator.Trigger className="text-left hover:text-accent-text">{title}</Rotator.Trigger>
              </Title>
              <p className={rowTextVariants({ size })}>{description}</p>
              {opens && picture && (
                <div className={rowDetailVariants()}>
                  <ProductDrawing name={picture} />
                </div>
              )}
            </div>
          </Rotator.Item>
        );
      })}
    </ol>
  );
}
