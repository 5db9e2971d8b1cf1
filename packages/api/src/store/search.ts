import { type LeadSource, sourceNames } from '../contract/index.js';
import type { LeadBody, StoredLead } from './ports.js';

/** The fields that a search reads, for every kind of lead. A field that a kind does not have never matches. */
const searchedFields = ['firstName', 'lastName', 'email', 'company', 'message', 'partnershipGoals'] as const;

/** The text that a search reads, in lower case: fields, the full name and the source. */
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

/** Addresses that differ only in letter case have the same key. */
export const addressKey = (email: unknown) => String(email).toLowerCase();

/** The unique key of a subscription: an address may have one. Undefined for other leads and ended subscriptions. */
export const subscriptionKey = ({ kind, spam, status, body }: Pick<StoredLead, 'kind' | 'spam' | 'status' | 'body'>) =>
  kind === 'subscriber' && !spam && status !== 'unsubscribed' ? addressKey(body.email) : undefined;
