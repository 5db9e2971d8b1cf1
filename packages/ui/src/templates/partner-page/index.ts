export { withoutEndedOffer } from './offer.js';
export { PartnerHeader, type PartnerHeaderProps } from './partner-header.js';
export { PartnerPage, type PartnerPageProps } from './partner-page.js';
