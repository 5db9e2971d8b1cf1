import { type LeadSource, sourceNames } from '../contract/index.js';
import type { LeadBody } from './ports.js';

/** What a search looks at. The same fields for every kind of lead; a kind that lacks one simply has no match there. */
const searchedFields = ['firstName', 'lastName', 'email', 'company', 'message', 'partnershipGoals'] as const;

/** Everything that a search looks at, in lower case: fields, the full name, and where the lead came from. */
export function searchText(body: LeadBody): string {
  const source = body.source as LeadSource | undefined;
  const texts = [
    ...searchedFields.map((field) => body[field]),
    `${body.firstName ?? ''} ${body.lastName ?? ''}`,
    ...(source ? sourceNames.map((name) => source[name]) : []),
  ];
  return texts
    .filter((text) => typeof text === 'string')
    .join('\n')
    .toLowerCase();
}

/** Two spellings of one address are one address. */
export const addressKey = (email: unknown) => String(email).toLowerCase();
