export { MegaMenu, type MegaMenuProps } from './mega-menu.js';
