import type { SelectOption } from '../select-field/index.js';
import type { PartnershipInquiry, PartnershipVariant } from './partnership-inquiry.js';

/** Texts that both partnership forms show. */
export interface InquiryLabels extends Record<Exclude<keyof PartnershipInquiry, 'partnershipGoals'>, string> {
  /** Label of a checkbox below the phone field, for the consent to calls and texts. Without it there is none. */
  phoneConsent?: string | undefined;
  /** A line below the button about what happens to the data, with light markup. Without it there is none. */
  privacy?: string | undefined;
  typePlaceholder: string;
  types: readonly SelectOption[];
  /** A note beside the button, such as when to expect an answer. */
  note?: string | undefined;
  submit: string;
  submitting: string;
  success: string;
}

/** Every text that the partnership form shows. */
export interface PartnershipFormLabels extends InquiryLabels {
  emailPlaceholder: string;
  /** An additional type, on the API page only. */
  apiType: SelectOption;
  partnershipGoals: string;
  goalsPlaceholder: Readonly<Record<PartnershipVariant, string>>;
}
