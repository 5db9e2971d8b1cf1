export { LanguageLinks, type LanguageLinksProps } from './language-links.js';
