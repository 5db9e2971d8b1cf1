import { partnershipFormLabels } from '../partnership-form/index.js';
import type { SelectOption } from '../select-field/index.js';

const { company, firstName, lastName, phone, partnershipType, typePlaceholder, consent, submit, submitting, success } =
  partnershipFormLabels;

/** Every text that the partner inquiry form shows. */
export const partnerInquiryFormLabels = {
  company,
  firstName,
  lastName,
  email: 'Business Email',
  phone,
  partnershipType,
  typePlaceholder,
  types: [
    { value: 'lender', label: 'Lending Partner' },
    { value: 'referral', label: 'Referral Partner' },
    { value: 'other', label: 'Other' },
  ] as readonly SelectOption[],
  experience: 'Comments',
  experiencePlaceholder: partnershipFormLabels.goalsPlaceholder.generic,
  consent,
  note: '',
  submit,
  submitting,
  success,
};

export type PartnerInquiryFormLabels = typeof partnerInquiryFormLabels;
