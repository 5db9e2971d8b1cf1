export { PartnerInquiryForm, type PartnerInquiryFormProps } from './partner-inquiry-form.js';
export type { PartnerInquiryFormLabels } from './partner-inquiry-form.labels.js';
