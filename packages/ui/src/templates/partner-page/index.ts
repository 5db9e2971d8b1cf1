export { PartnerPage, type PartnerPageProps } from './partner-page.js';
