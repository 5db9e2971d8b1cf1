import { header, site } from '@boundless/content/entries/site';
import { lazy, Suspense, useEffect } from 'react';
import { firstSign, repeatClick, repeatHover } from './first-sign.js';

const triggers = '[data-slot=mega-menu-trigger]';

const MegaMenu = lazy(async () => {
  await firstSign();
  return { default: (await import('@boundless/ui/components/mega-menu')).MegaMenu };
});

/** The header's menus on wide screens: plain HTML that opens by CSS, until the visitor gives a first sign. */
export function HeaderMenu() {
  return (
    <Suspense>
      <MegaMenu menus={header.menus} label={site.menu.label} />
      <OnceAlive />
    </Suspense>
  );
}

/** Lets the menus answer to what the visitor did before they could. */
function OnceAlive() {
  useEffect(() => {
    if (!repeatClick(triggers)) repeatHover(triggers);
  }, []);
  return null;
}
