import { type LeadSource, sourceNames } from '../contract/index.js';
import type { LeadBody, StoredLead } from './ports.js';

/** The fields that a search reads, for every kind of lead. A field that a kind does not have never matches. */
const searchedFields = ['firstName', 'lastName', 'email', 'company', 'message', 'partnershipGoals'] as const;

/** The text that a search reads, in lower case: fields, the full name, and where the lead came from. */
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

/** Two spellings of one address count as the same address. */
export const addressKey = (email: unknown) => String(email).toLowerCase();

/** Key of a subscription, of which each address may have one. Undefined for any other lead. */
export const subscriptionKey = ({ kind, spam, status, body }: Pick<StoredLead, 'kind' | 'spam' | 'status' | 'body'>) =>
  kind === 'subscriber' && !spam && status !== 'unsubscribed' ? addressKey(body.email) : undefined;
