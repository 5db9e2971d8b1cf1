'use client';

import { Item, Trigger } from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { isComposing } from '../../lib/is-composing.js';
import type { HeaderContent } from '../../types.js';
import { MegaMenuLinks } from './mega-menu-links.js';
import { MegaMenuPanel } from './mega-menu-panel.js';
import { moveBetweenLinks } from './move-between-links.js';

export interface MegaMenuItemProps {
  menu: HeaderContent['menus'][number];
  /** Identifies the menu in the navigation. */
  value: string;
  /** Id of its panel. */
  id: string;
  open: boolean;
  triggerProps: ComponentProps<'button'>;
  /** Called when one of the panel's links is followed. */
  onFollow: () => void;
}

// Before hydration and without JavaScript, CSS opens the panel on hover and focus.
const withoutScript = 'bl:early:visible bl:early:opacity-100';

/** One menu: its trigger and its panel, which stays in the DOM while closed. */
export function MegaMenuItem({ menu, value, id, open, triggerProps, onFollow }: MegaMenuItemProps) {
  const state = open ? 'open' : 'closed';
  const mega = 'mega' in menu;
  const label = mega ? menu.mega.label : menu.label;
  return (
    <Item value={value} className={cn('bl:flex bl:h-19 bl:items-center', !mega && 'bl:relative')}>
      <Trigger
        value={value}
        {...triggerProps}
        onKeyDown={(event) => {
          if (!open || event.key !== 'ArrowDown' || isComposing(event)) return;
          const first = event.currentTarget.parentElement?.querySelector('a');
          if (!first) return;
          event.preventDefault();
          first.focus();
        }}
        aria-controls={id}
        aria-expanded={open}
        data-slot="mega-menu-trigger"
        data-state={state}
        className={cn(
          'bl:group bl:relative bl:inline-flex bl:min-h-11 bl:items-center bl:gap-1 bl:px-1.5',
          'bl:rounded-control bl:font-body bl:text-base bl:font-medium bl:leading-none bl:whitespace-nowrap bl:text-default',
          'bl:xl:px-3',
          'bl:hover:bg-sunken bl:aria-expanded:bg-sunken bl:aria-expanded:text-accent-text',
          // The trigger is as high as the bar, so that there is no gap between trigger and panel.
          'bl:after:absolute bl:after:-inset-y-4 bl:after:inset-x-0',
        )}
      >
        <span>{label}</span>
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          className="bl:text-muted bl:transition-transform bl:duration-(--bl-duration-base) bl:ease-settle bl:group-aria-expanded:rotate-180 bl:group-aria-expanded:text-inherit"
        />
      </Trigger>
      <div
        // Firefox makes scrollable elements focusable, and this one is scrollable while it opens.
        tabIndex={-1}
        id={id}
        role="group"
        aria-label={label}
        data-slot="mega-menu-panel"
        data-state={state}
        onKeyDown={moveBetweenLinks}
        onClick={({ target, metaKey, ctrlKey }) => {
          if ((target as Element).closest('a') && !metaKey && !ctrlKey) onFollow();
        }}
        className={cn(
          'bl:invisible bl:absolute bl:top-full bl:inset-s-0 bl:z-(--bl-z-menu)',
          'bl:border-t bl:border-t-line bl:border-b-[1.5px] bl:border-b-line-strong bl:bg-raised bl:opacity-0 bl:shadow-pop',
          'bl:max-h-[calc(100dvh-4.75rem)] bl:overflow-y-auto bl:overscroll-contain',
          'bl:transition-[opacity,visibility] bl:duration-(--bl-duration-fast) bl:data-[state=open]:visible bl:data-[state=open]:opacity-100',
          mega && 'bl:inset-e-0',
          withoutScript,
        )}
      >
        {mega ? <MegaMenuPanel content={menu.mega} /> : <MegaMenuLinks links={menu.links} />}
      </div>
    </Item>
  );
}
