export const partnershipTypes = ['lender', 'referral', 'other', 'api'] as const;

type PartnershipType = (typeof partnershipTypes)[number];

/** The value of fields of a partnership inquiry that no form has an input for. */
export const NOT_SPECIFIED = 'Not specified';

const descriptions: Record<PartnershipType, string> = {
  lender: 'Lending partnership inquiry',
  referral: 'Referral partnership inquiry',
  api: 'API integration partnership inquiry',
  other: 'General partnership inquiry',
};

/** Default values for the fields that an inquiry of this type leaves out. The general form uses the type "other". */
export const partnershipDefaults = (type: PartnershipType) => ({
  jobTitle: NOT_SPECIFIED,
  businessDescription: descriptions[type],
  fundingRange: NOT_SPECIFIED,
  clientVolume: NOT_SPECIFIED,
});

/** Whether a `businessDescription` is a default instead of the visitor's own text. */
export const isDefaultBusinessDescription = (text: string) => Object.values(descriptions).includes(text);

export const withInquiryType = (inquiry: string, message: string) =>
  inquiry ? `Inquiry Type: ${inquiry}\n\n${message}` : message;
