export const partnershipTypes = ['lender', 'referral', 'other', 'api'] as const;

export type PartnershipType = (typeof partnershipTypes)[number];

/** What fills the fields of a partnership inquiry that no form has an input for. */
export const NOT_SPECIFIED = 'Not specified';

const descriptions: Record<PartnershipType, string> = {
  lender: 'Lending partnership inquiry',
  referral: 'Referral partnership inquiry',
  api: 'API integration partnership inquiry',
  other: 'General partnership inquiry',
};

/** What is stored for the fields that an inquiry of this type leaves out. Those of the general form have the type "other". */
export const partnershipDefaults = (type: PartnershipType) => ({
  jobTitle: NOT_SPECIFIED,
  businessDescription: descriptions[type],
  fundingRange: NOT_SPECIFIED,
  clientVolume: NOT_SPECIFIED,
});

/** Whether nobody wrote this `businessDescription`: forms fill in that of their page, whatever type is chosen there. */
export const isDefaultBusinessDescription = (text: string) => Object.values(descriptions).includes(text);

/** A contact message whose writer chose what it is about. */
export const withInquiryType = (inquiry: string, message: string) =>
  inquiry ? `Inquiry Type: ${inquiry}\n\n${message}` : message;
