import type { FoundPerson } from './person-data.js';

/** A person who wrote twice and subscribed, for tests and stories. */
export const samplePerson: FoundPerson = {
  email: 'noor@riverbank.example',
  counts: { contacts: 2, partnerships: 0, subscriptions: 1, deliveries: 3 },
  download: { href: '#person.json', name: 'noor.json' },
};
