import type { InquiryLabels } from '../partnership-form/index.js';

/** Every text that the partner inquiry form shows. */
export interface PartnerInquiryFormLabels extends InquiryLabels {
  experience: string;
  experiencePlaceholder: string;
}
