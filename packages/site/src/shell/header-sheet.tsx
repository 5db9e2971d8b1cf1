import { header } from '@boundless/content/entries/header';
import { site } from '@boundless/content/entries/site';
import { MobileMenu } from '@boundless/ui/components/mobile-menu';

const { label, open, close } = site.menu;

/** The header's menus on narrow screens. */
export default function HeaderSheet() {
  return <MobileMenu content={header} label={label} openLabel={open} closeLabel={close} />;
}
