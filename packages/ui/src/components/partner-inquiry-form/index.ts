export { PartnerInquiryForm, type PartnerInquiryFormProps } from './partner-inquiry-form.js';
export { type PartnerInquiryFormLabels, partnerInquiryFormLabels } from './partner-inquiry-form.labels.js';
