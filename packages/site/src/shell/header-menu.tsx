import { header } from '@boundless/content/entries/header';
import { site } from '@boundless/content/entries/site';
import { MegaMenu } from '@boundless/ui/components/mega-menu';

/** The header's menus on wide screens. */
export default function HeaderMenu() {
  return <MegaMenu menus={header.menus} label={site.menu.label} />;
}
