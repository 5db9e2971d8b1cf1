/** Every text that a submission card shows. */
export const submissionCardLabels = {
  fields: {
    email: 'Email',
    phone: 'Phone',
    type: 'Partnership type',
    jobTitle: 'Job title',
    fundingRange: 'Funding range',
    clientVolume: 'Client volume',
    description: 'Description',
    consent: 'Agreed to be contacted',
  },
  missing: { phone: 'Not given', company: 'No company given', message: 'No message', date: 'Unknown' },
  /** Partnership types by what is stored. */
  types: { lender: 'Lender', referral: 'Referral', other: 'Other', api: 'API' },
  answers: { yes: 'Yes', no: 'No' },
  /** Parts of where a submission came from, in the order that they are shown in. */
  source: {
    page: 'Page',
    partner: 'Partner',
    utm_source: 'Source',
    utm_medium: 'Medium',
    utm_campaign: 'Campaign',
    utm_term: 'Term',
    utm_content: 'Content',
  },
  subscriber: 'Newsletter subscriber',
  /** Whether a subscriber is written to, by what is stored. */
  status: { pending: 'Not confirmed yet', active: 'Subscribed', unsubscribed: 'Unsubscribed' },
  showAll: 'Show all',
  showLess: 'Show less',
  markHandled: 'Mark as handled',
  markOpen: 'Mark as open',
  handled: 'Handled',
  /** `{time}` is what is left of the time that visitors are promised an answer in. */
  answerWithin: 'Answer within {time}',
  /** `{time}` is how long that time has been over. */
  overdue: 'Overdue by {time}',
  noteLabel: 'Note',
  addNote: 'Add a note',
  editNote: 'Edit note',
  cancelNote: 'Cancel',
  saveNote: 'Save note',
  actionFailed: 'That did not work. Please try again.',
};

export type SubmissionCardLabels = typeof submissionCardLabels;
