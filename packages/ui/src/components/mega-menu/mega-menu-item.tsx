import { Content, Item, Trigger } from '@radix-ui/react-navigation-menu';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.js';
import type { HeaderContent } from '../../types.js';
import { MegaMenuLinks } from './mega-menu-links.js';
import { MegaMenuPanel } from './mega-menu-panel.js';

export interface MegaMenuItemProps {
  menu: HeaderContent['menus'][number];
  /** What the menu is known by to the navigation. */
  value: string;
  open: boolean;
  art?: ReactNode;
  triggerProps: ComponentProps<'button'>;
  /** Called when the focus moves from the panel to somewhere outside of the navigation. */
  onLeave: () => void;
}

// Until the page answers (or where it never does), hovering and focusing open the panel by CSS alone.
const withoutScript =
  '[[data-slot=mega-menu]:not([data-ready])_li:is(:hover,:focus-within)>&]:visible [[data-slot=mega-menu]:not([data-ready])_li:is(:hover,:focus-within)>&]:opacity-100';

/**
 * One menu: its trigger, and its panel. The panel's links are always in the page; Radix takes them over while it is open.
 */
export function MegaMenuItem({ menu, value, open, art, triggerProps, onLeave }: MegaMenuItemProps) {
  const trigger = useRef<HTMLButtonElement>(null);

  // Radix bridges trigger and panel with a tab stop that assistive technology cannot see. Here the panel follows its
  // trigger in the page, so the Tab key needs no bridge.
  useEffect(() => {
    if (open) trigger.current?.parentElement?.querySelector(':scope > [aria-hidden]')?.setAttribute('tabindex', '-1');
  }, [open]);

  const mega = 'mega' in menu;
  const panel = mega ? (
    <MegaMenuPanel content={menu.mega} live={open} art={art} />
  ) : (
    <MegaMenuLinks links={menu.links} live={open} />
  );
  return (
    <Item value={value} className={cn('flex h-19 items-center', !mega && 'relative')}>
      <Trigger
        ref={trigger}
        value={value}
        {...triggerProps}
        data-slot="mega-menu-trigger"
        className={cn(
          'group relative inline-flex min-h-11 items-center gap-1 rounded-control px-1.5 font-body text-base font-medium leading-none whitespace-nowrap text-default xl:px-3',
          'hover:bg-sunken aria-expanded:bg-sunken aria-expanded:text-accent-text',
          // The whole height of the bar answers, so that nothing lies between trigger and panel.
          'after:absolute after:-inset-y-4 after:inset-x-0',
        )}
      >
        {mega ? menu.mega.label : menu.label}
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden
          className="text-muted transition-transform duration-(--duration-base) ease-out group-aria-expanded:rotate-180 group-aria-expanded:text-inherit"
        />
      </Trigger>
      <div
        // Firefox makes a tab stop of what scrolls, which this does while it opens.
        tabIndex={-1}
        data-slot="mega-menu-panel"
        data-state={open ? 'open' : 'closed'}
        className={cn(
          'invisible absolute top-full left-0 z-(--z-menu) border-t border-t-line border-b-[1.5px] border-b-line-strong bg-raised opacity-0 shadow-pop',
          'max-h-[calc(100dvh-4.75rem)] overflow-y-auto overscroll-contain',
          'transition-[opacity,visibility] duration-(--duration-fast) data-[state=open]:visible data-[state=open]:opacity-100',
          mega && 'right-0',
          withoutScript,
        )}
      >
        {open ? (
          <Content
            role="group"
            onEscapeKeyDown={() => {
              if (document.activeElement === document.body) trigger.current?.focus();
            }}
            onFocusOutside={(event) => {
              event.preventDefault();
              if (!trigger.current?.closest('nav')?.contains(event.target as Node)) onLeave();
            }}
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps the Tab key's natural order from Radix */}
            <div onKeyDown={(event) => event.key === 'Tab' && event.stopPropagation()}>{panel}</div>
          </Content>
        ) : (
          panel
        )}
      </div>
    </Item>
  );
}
