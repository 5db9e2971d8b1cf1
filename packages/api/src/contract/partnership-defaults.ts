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

/** The `businessDescription` of an inquiry that states none. */
export const defaultBusinessDescription = (type: PartnershipType) => descriptions[type];

/** Whether nobody wrote this `businessDescription`: forms fill in that of their page, whatever type is chosen there. */
export const isDefaultBusinessDescription = (text: string) => Object.values(descriptions).includes(text);

/** A contact message whose writer chose what it is about. */
export const withInquiryType = (inquiry: string, message: string) =>
  inquiry ? `Inquiry Type: ${inquiry}\n\n${message}` : message;
