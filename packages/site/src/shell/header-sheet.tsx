import { header } from '@boundless/content/entries/header';
import { MobileMenu } from '@boundless/ui/components/mobile-menu';

/** The header's menus on narrow screens. */
export const HeaderSheet = () => <MobileMenu content={header} />;
