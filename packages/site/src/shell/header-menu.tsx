import { header } from '@boundless/content/entries/header';
import { site } from '@boundless/content/entries/site';
import { MegaMenu } from '@boundless/ui/components/mega-menu';
import { useEffect } from 'react';
import { repeatClick, repeatHover } from './first-sign.js';

const triggers = '[data-slot=mega-menu-trigger]';

/** The header's menus on wide screens; until they run, they open by CSS. */
export function HeaderMenu() {
  // Answers to what the visitor did before it could.
  useEffect(() => {
    if (!repeatClick(triggers)) repeatHover(triggers);
  }, []);

  return <MegaMenu menus={header.menus} label={site.menu.label} />;
}
