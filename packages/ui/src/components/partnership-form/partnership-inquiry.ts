import { controlErrors, type FormMessages } from '../../lib/form-rules.js';

/** The kind of partner whose page has the form. */
export type PartnershipVariant = 'generic' | 'lender' | 'referral' | 'api';

/** What the partnership forms send, including values of fields without an input. */
export interface PartnershipInquiry {
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  partnershipType: string;
  partnershipGoals: string;
  consent: boolean;
}

/** The fields of the form and their initial values. Except on the generic page, the type is known. */
export const partnershipDefaults = (variant: PartnershipVariant) => ({
  company: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  partnershipType: variant === 'generic' ? '' : variant,
  partnershipGoals: '',
  consent: '',
});

type PartnershipValues = ReturnType<typeof partnershipDefaults>;

export function validatePartnership(values: PartnershipValues, form: HTMLFormElement, messages: FormMessages) {
  const errors = controlErrors(values, form, messages);
  return errors.partnershipType ? { ...errors, partnershipType: messages.partnershipType } : errors;
}

export const partnershipInquiry = ({ consent, ...values }: PartnershipValues): PartnershipInquiry => ({
  ...values,
  consent: consent !== '',
});
