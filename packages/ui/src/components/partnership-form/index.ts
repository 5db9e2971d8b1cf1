export { InquiryFooter, type InquiryFooterProps } from './inquiry-footer.js';
export { PartnershipForm, type PartnershipFormProps } from './partnership-form.js';
export type { InquiryLabels, PartnershipFormLabels } from './partnership-form.labels.js';
export type { PartnershipInquiry, PartnershipVariant } from './partnership-inquiry.js';
