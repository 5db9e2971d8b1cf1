import type { LeadStore, NewLead } from '../store/lead-store.js';

/** A message from somebody of this name, as it comes to a store. */
export const lead = (firstName: string, more: Partial<NewLead> = {}): NewLead => ({
  kind: 'contact',
  body: { firstName, email: `${firstName}@example.com` },
  spam: false,
  channels: [],
  ...more,
});

/** Names on the list of contacts, oldest first. */
export const namesIn = async (store: LeadStore) =>
  (await store.page({ kind: 'contact', spam: false, limit: 500 })).items.map(({ body }) => body.firstName).reverse();
