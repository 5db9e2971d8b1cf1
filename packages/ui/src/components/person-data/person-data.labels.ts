/** Every text that the search for a person shows. */
export const personDataLabels = {
  intro:
    'Somebody may ask for what is stored about them, or for it to be erased. Find everything that came with their e-mail address.',
  email: 'Email',
  find: 'Find',
  finding: 'Searching...',
  required: 'Please enter your email',
  failed: 'That did not work. Please try again.',
  /** What is stored, each with its number; `{count}` stands for it. */
  counts: {
    contacts: 'Messages: {count}',
    partnerships: 'Partnership inquiries: {count}',
    subscriptions: 'Subscriptions: {count}',
    deliveries: 'Notifications: {count}',
  },
  download: 'Download JSON',
  erase: 'Erase everything',
  /** `{email}` is the address that was searched for. */
  eraseTitle: 'Erase everything about {email}?',
  eraseText: 'This goes, from the notes to the notifications on their way:',
  eraseWarning: 'It cannot be undone. What was exported or sent before is not reached by it.',
  eraseConfirm: 'Erase',
  erasing: 'Erasing...',
  /** `{count}` is how many entries went. */
  erased: 'Erased. Entries that went: {count}',
};

export type PersonDataLabels = typeof personDataLabels;
