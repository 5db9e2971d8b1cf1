import { isDefaultBusinessDescription, NOT_SPECIFIED, type PartnershipSubmission } from '@boundless/api/contract';

/** A partnership inquiry without the values that forms fill in for fields they do not have. */
export function withoutDefaults(inquiry: PartnershipSubmission) {
  const said = (value: string) => (value === NOT_SPECIFIED ? undefined : value);
  const description = inquiry.businessDescription;
  return {
    ...inquiry,
    jobTitle: said(inquiry.jobTitle),
    fundingRange: said(inquiry.fundingRange),
    clientVolume: said(inquiry.clientVolume),
    businessDescription: isDefaultBusinessDescription(description) ? undefined : said(description),
  };
}
