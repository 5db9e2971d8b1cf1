import { emailError, formMessages, onlyErrors, requiredError } from '../../lib/form-rules.js';

/** Whose page the form is on. */
export type PartnershipVariant = 'generic' | 'lender' | 'referral' | 'api';

/** What the partnership forms send. */
export interface PartnershipInquiry {
  company: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  jobTitle: string;
  partnershipType: string;
  businessDescription: string;
  fundingRange: string;
  clientVolume: string;
  partnershipGoals: string;
  consent: boolean;
}

const descriptions: Record<PartnershipVariant, string> = {
  generic: 'General partnership inquiry',
  lender: 'Lending partnership inquiry',
  referral: 'Referral partnership inquiry',
  api: 'API integration partnership inquiry',
};

/** Defaults of the fields without an input. */
export const inquiryDefaults = (variant: PartnershipVariant) => ({
  jobTitle: 'Not specified',
  businessDescription: descriptions[variant],
  fundingRange: 'Not specified',
  clientVolume: 'Not specified',
});

/** The fields of the form and what they start from: on all pages but the generic one the type is known. */
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

export const validatePartnership = (values: PartnershipValues) =>
  onlyErrors({
    company: requiredError(values.company),
    firstName: requiredError(values.firstName),
    lastName: requiredError(values.lastName),
    email: emailError(values.email),
    phone: requiredError(values.phone),
    partnershipType: requiredError(values.partnershipType, formMessages.partnershipType),
    partnershipGoals: requiredError(values.partnershipGoals),
  });

export const partnershipInquiry = (
  { consent, ...values }: PartnershipValues,
  variant: PartnershipVariant,
): PartnershipInquiry => ({ ...values, ...inquiryDefaults(variant), consent: consent !== '' });
