import { header } from '@boundless/content/entries/header';
import { MegaMenu } from '@boundless/ui/components/mega-menu';

/** The header's menus on wide screens. */
export const HeaderMenu = () => <MegaMenu menus={header.menus} />;
