import type { Leads, NewLead } from '../src/store/ports.js';

/** A message from somebody of this name, as a store receives it. */
export const lead = (firstName: string, more: Partial<NewLead> = {}): NewLead => ({
  kind: 'contact',
  body: { firstName, email: `${firstName}@example.com` },
  spam: false,
  channels: [],
  ...more,
});

export const subscription = (email: string, more: Partial<NewLead> = {}) =>
  lead('', { kind: 'subscriber', body: { email }, ...more });

/** Names on the list of contacts, oldest first. */
export const namesIn = async (leads: Leads) =>
  (await leads.page({ kind: 'contact', spam: false, limit: 500 })).items.map(({ body }) => body.firstName).reverse();
