export { InfoPage, type InfoPageProps } from './info-page.js';
