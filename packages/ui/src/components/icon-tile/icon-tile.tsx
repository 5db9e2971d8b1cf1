import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Icon, type IconName } from '../icon/index.js';

export interface IconTileProps extends Omit<ComponentProps<'span'>, 'children'> {
  name: IconName;
}

/**
 * An icon on a tinted square of 40 px, for items that are never highlighted. Decoration beside a title.
 *
 * Renders a `<span>`. Styling hooks: `data-slot="icon-tile"`; inside, `icon`.
 */
export function IconTile({ name, className, ...props }: IconTileProps) {
  return (
    <span
      aria-hidden
      {...props}
      data-slot="icon-tile"
      className={cn(
        'bl:grid bl:size-10 bl:flex-none bl:place-items-center bl:rounded-control bl:bg-accent-tint bl:text-accent-deep',
        className,
      )}
    >
      <Icon name={name} />
    </span>
  );
}
