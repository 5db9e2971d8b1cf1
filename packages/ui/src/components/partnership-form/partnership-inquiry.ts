import { emailError, type FormMessages, onlyErrors, requiredError } from '../../lib/form-rules.js';

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

export const validatePartnership = (values: PartnershipValues, messages: FormMessages) =>
  onlyErrors({
    company: requiredError(values.company, messages.required),
    firstName: requiredError(values.firstName, messages.required),
    lastName: requiredError(values.lastName, messages.required),
    email: emailError(values.email, messages),
    phone: requiredError(values.phone, messages.required),
    partnershipType: requiredError(values.partnershipType, messages.partnershipType),
    partnershipGoals: requiredError(values.partnershipGoals, messages.required),
  });

export const partnershipInquiry = ({ consent, ...values }: PartnershipValues): PartnershipInquiry => ({
  ...values,
  consent: consent !== '',
});
