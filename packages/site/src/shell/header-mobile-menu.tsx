import { header } from '@boundless/content/entries/header';
import { site } from '@boundless/content/entries/site';
import { MobileMenu } from '@boundless/ui/components/mobile-menu';
import { useEffect } from 'react';
import { repeatClick } from './first-sign.js';

const { label, open, close } = site.menu;

/** The header's menus on narrow screens; until they run, a popover with everything unfolded. */
export function HeaderMobileMenu() {
  // A sheet that was opened before it could answer folds now: the section that was tapped stands open then.
  useEffect(() => {
    repeatClick('[data-slot=mobile-menu-section] > button');
  }, []);

  return <MobileMenu content={header} label={label} openLabel={open} closeLabel={close} />;
}
