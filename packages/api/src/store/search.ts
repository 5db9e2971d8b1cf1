import { type LeadSource, sourceNames } from '../contract/index.js';
import type { LeadBody } from './ports.js';

/** What a search looks at. The same fields for every kind of lead; a kind that lacks one simply has no match there. */
const searchedFields = ['firstName', 'lastName', 'email', 'company', 'message', 'partnershipGoals'] as const;

/** Every text that a search looks at: fields, the full name, and where the lead came from. */
function searchedTexts(body: LeadBody): string[] {
  const source = body.source as LeadSource | undefined;
  const texts = [
    ...searchedFields.map((field) => body[field]),
    `${body.firstName ?? ''} ${body.lastName ?? ''}`,
    ...(source ? sourceNames.map((name) => source[name]) : []),
  ];
  return texts.filter((text) => typeof text === 'string');
}

/** Everything that a search looks at, in lower case: what a database keeps beside the lead to search in. */
export const searchText = (body: LeadBody): string => searchedTexts(body).join('\n').toLowerCase();

/** Tests whether a lead holds the words, any case, in one of its texts. */
export function matcher(q: string): (body: LeadBody) => boolean {
  const wanted = q.toLowerCase();
  return (body) => searchedTexts(body).some((text) => text.toLowerCase().includes(wanted));
}

/** Two spellings of one address are one address. */
export const addressKey = (email: unknown) => String(email).toLowerCase();
