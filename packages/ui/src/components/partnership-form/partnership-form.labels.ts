import type { SelectOption } from '../select-field/index.js';
import type { PartnershipVariant } from './partnership-inquiry.js';

/** Texts that both partnership forms show. */
export interface InquiryLabels {
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  partnershipType: string;
  typePlaceholder: string;
  types: readonly SelectOption[];
  consent: string;
  /** Beside the button: such as when to expect an answer. */
  note?: string | undefined;
  submit: string;
  submitting: string;
  success: string;
}

/** Every text that the partnership form shows. */
export interface PartnershipFormLabels extends InquiryLabels {
  emailPlaceholder: string;
  /** A further type on the API page. */
  apiType: SelectOption;
  partnershipGoals: string;
  goalsPlaceholder: Readonly<Record<PartnershipVariant, string>>;
}
