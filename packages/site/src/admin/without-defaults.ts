import { isDefaultBusinessDescription, NOT_SPECIFIED, type PartnershipSubmission } from '@boundless/api/contract';

/** A partnership inquiry without the defaults that forms send for fields that they do not show. */
export function withoutDefaults(inquiry: PartnershipSubmission) {
  const given = (value: string) => (value === NOT_SPECIFIED ? undefined : value);
  const description = inquiry.businessDescription;
  return {
    ...inquiry,
    jobTitle: given(inquiry.jobTitle),
    fundingRange: given(inquiry.fundingRange),
    clientVolume: given(inquiry.clientVolume),
    businessDescription: isDefaultBusinessDescription(description) ? undefined : given(description),
  };
}
