import { header } from '@boundless/content/entries/header';
import { MobileMenu } from '@boundless/ui/components/mobile-menu';

/** The header's menus on narrow screens. */
export default function HeaderSheet() {
  return <MobileMenu content={header} />;
}
