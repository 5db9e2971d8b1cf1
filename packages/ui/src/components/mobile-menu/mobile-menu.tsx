'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Menu, X } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { cn } from '../../lib/cn.js';
import { useKitLabels } from '../../lib/kit-labels.js';
import { mergeProps } from '../../lib/merge-props.js';
import type { HeaderContent, PageTranslation } from '../../types.js';
import { ButtonLink } from '../button/index.js';
import { LanguageLinks } from '../language-links/index.js';
import { LogoLink } from '../logo/index.js';
import { keepFocus } from './keep-focus.js';
import { MobileMenuSection } from './mobile-menu-section.js';
import { MobileMenuToggle } from './mobile-menu-toggle.js';
import { useSheet } from './use-sheet.js';

export interface MobileMenuProps extends Omit<ComponentProps<'div'>, 'children' | 'content'> {
  /** The menus, each an expandable section, and the two links at the bottom of the sheet. */
  content: HeaderContent;
  /** The page in other languages, linked below the menus. */
  languages?: readonly PageTranslation[];
  /** The sheet's and its navigation's accessible name. @default 'Main' */
  label?: string;
}

/**
 * The header's menus on narrow screens: a button and the sheet that it opens over the page. Focus stays in the open
 * sheet and then returns to the button. Escape, following a link and widening the window close it. A native popover, so
 * that it also opens without JavaScript.
 *
 * Renders a `<button>` and a `<div popover>`, which is the root. Styling hooks: `data-slot="mobile-menu"`,
 * `data-state="open" | "closed"`, `mobile-menu-section` with `data-state`.
 */
export function MobileMenu({
  content: { menus, signIn, createAccount },
  languages = [],
  label,
  className,
  ref,
  ...props
}: MobileMenuProps) {
  const labels = useKitLabels();
  const sheet = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const { id: ownId, open, setOpen, onToggle } = useSheet(sheet, toggle, closer);
  const { id = ownId } = props;
  const state = open ? 'open' : 'closed';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => keepFocus(event, () => setOpen(false));
  const onClick = ({ target }: MouseEvent) => {
    if ((target as Element).closest('a')) setOpen(false);
  };

  return (
    <>
      <MobileMenuToggle
        ref={toggle}
        icon={Menu}
        sheet={id}
        aria-label={labels.openMenu}
        data-state={state}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      <div
        role="dialog"
        aria-modal
        aria-label={label ?? labels.main}
        {...mergeProps(props, { onToggle, onKeyDown, onClick })}
        ref={useComposedRefs(sheet, ref)}
        id={id}
        popover="auto"
        data-slot="mobile-menu"
        data-state={state}
        className={cn(
          'bl:fixed bl:inset-0 bl:hidden bl:h-dvh bl:max-h-none bl:w-full bl:max-w-none bl:scroll-pb-24 bl:flex-col bl:overflow-y-auto bl:overscroll-contain',
          'bl:bg-ground bl:text-default',
          'bl:open:flex bl:data-[state=open]:flex bl:open:animate-fade bl:lg:hidden!',
          className,
        )}
      >
        <div className="bl:wrap bl:flex bl:min-h-19 bl:flex-none bl:flex-wrap bl:items-center bl:*:last:ms-auto">
          <LogoLink />
          <MobileMenuToggle
            ref={closer}
            icon={X}
            sheet={id}
            aria-label={labels.closeMenu}
            aria-expanded
            onClick={(event) => {
              event.preventDefault();
              setOpen(false);
            }}
          />
        </div>
        <nav aria-label={label ?? labels.main} className="bl:wrap bl:*:not-last:border-b bl:*:border-line bl:pt-2">
          {menus.map((menu) => (
            <MobileMenuSection key={'mega' in menu ? menu.mega.label : menu.label} menu={menu} />
          ))}
        </nav>
        <LanguageLinks languages={languages} className="bl:wrap bl:pt-4" />
        <div className="bl:wrap bl:bottom-0 bl:mt-auto bl:flex bl:flex-wrap bl:gap-3 bl:*:whitespace-normal bl:*:first:flex-1 bl:bg-ground bl:py-6 bl:[@media(min-height:30rem)]:sticky">
          <ButtonLink variant="line" href={signIn.href}>
            {signIn.label}
          </ButtonLink>
          <ButtonLink href={createAccount.href}>{createAccount.label}</ButtonLink>
        </div>
      </div>
    </>
  );
}
