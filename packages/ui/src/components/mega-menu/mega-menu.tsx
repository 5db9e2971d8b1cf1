'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { List, Root } from '@radix-ui/react-navigation-menu';
import { type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { isRtl } from '../../lib/is-rtl.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import type { HeaderContent } from '../../types.js';
import { MegaMenuItem } from './mega-menu-item.js';
import { useMenuIntent } from './use-menu-intent.js';

export interface MegaMenuProps extends Omit<ComponentProps<'nav'>, 'children' | 'dir' | 'defaultValue'> {
  /** The menus, in order; the one with `mega` opens the wide panel. */
  menus: HeaderContent['menus'];
  /** The navigation's accessible name. @default 'Main' */
  label?: string;
}

/**
 * The header's menus on wide screens. Before hydration CSS opens them, and an open menu stays open. A menu opens on
 * hover or by a click. It closes 150 ms after the mouse has left it, by a click, Escape or a press elsewhere, or when
 * one of its links is followed. Only one is open at a time. Panels are placed below the nearest positioned ancestor:
 * the header.
 *
 * Renders a `<nav>`. Styling hooks: `data-slot="mega-menu"`, `mega-menu-trigger`, `mega-menu-panel` with
 * `data-state="open" | "closed"`.
 */
export function MegaMenu({ menus, label, className, ref, ...props }: MegaMenuProps) {
  const kit = useKitLabels();
  const root = useRef<HTMLElement>(null);
  const id = useId();
  const [dir, setDir] = useState<'ltr' | 'rtl'>('ltr');
  const { open, change, track, leave, blur, triggerProps } = useMenuIntent(root);

  // Radix sets `dir` on its elements, so they do not inherit it.
  useEffect(() => setDir(isRtl(root.current?.parentElement ?? document.body) ? 'rtl' : 'ltr'), []);

  return (
    <Root
      aria-label={label ?? kit.main}
      {...mergeProps(props, { onPointerMove: track, onPointerLeave: leave, onBlur: blur })}
      ref={useComposedRefs(root, ref)}
      dir={dir}
      // Radix moves the focus between the triggers. It does not know which menu is open: it would add a tab stop for panels that
      // are elsewhere in the DOM, and here each follows its trigger.
      value=""
      onValueChange={(value) => change(value === open ? '' : value)}
      activationMode="manual"
      data-slot="mega-menu"
      // The wide panel is placed below the header. Radix's list has a wrapper with an inline `position: relative`.
      className={cn('bl:[&>div]:static!', className)}
    >
      <List className="bl:flex bl:xl:gap-1">
        {menus.map((menu, index) => {
          const value = String(index + 1);
          return (
            <MegaMenuItem
              key={value}
              menu={menu}
              value={value}
              id={`${id}-${value}`}
              open={open === value}
              triggerProps={triggerProps}
              onFollow={() => change('')}
            />
          );
        })}
      </List>
    </Root>
  );
}
