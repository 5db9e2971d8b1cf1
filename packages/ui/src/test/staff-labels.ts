import type { PersonDataLabels } from '../components/person-data/index.js';
import type { SubmissionCardLabels } from '../components/submission-card/index.js';
import type { SubmissionListLabels } from '../components/submission-list/index.js';
/** Texts of the staff's components, for stories and tests. */
export const submissionCardLabels: SubmissionCardLabels = {
  fields: {
    email: 'Email',
    phone: 'Phone',
    type: 'Partnership type',
    jobTitle: 'Job title',
    fundingRange: 'Funding range',
    clientVolume: 'Client volume',
    description: 'Description',
    consent: 'Agreed to emails',
    calls: 'Agreed to calls and texts',
    stopped: 'Has stopped our messages',
  },
  missing: { phone: 'Not given', company: 'No company given', message: 'No message', date: 'Unknown' },
  types: { lender: 'Lender', referral: 'Referral', other: 'Other', api: 'API' },
  answers: { yes: 'Yes', no: 'No' },
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
  status: { pending: 'Not confirmed yet', active: 'Subscribed', unsubscribed: 'Unsubscribed' },
  languages: { fr: 'French' },
  showAll: 'Show all',
  showLess: 'Show less',
  markHandled: 'Mark as handled',
  markOpen: 'Mark as open',
  handled: 'Handled',
  answerWithin: 'Answer within {time}',
  overdue: 'Overdue by {time}',
  noteLabel: 'Note',
  addNote: 'Add a note',
  editNote: 'Edit note',
  cancelNote: 'Cancel',
  saveNote: 'Save note',
  noteChanged: 'Somebody else has changed this note. Theirs is above. Save again to replace it with yours.',
  actionFailed: 'That did not work. Please try again.',
};

export const submissionListLabels: SubmissionListLabels = {
  title: 'Contact Form Submissions',
  countLabel: 'in total',
  loading: 'Loading submissions',
  error: 'Failed to load contact submissions. Please try again later.',
  empty: {
    title: 'No submissions yet',
    text: 'Contact form submissions will appear here when visitors submit the form.',
  },
  loadMore: 'Load more',
  loadingMore: 'Loading...',
};

export const personDataLabels: PersonDataLabels = {
  intro:
    'Somebody may ask for what is stored about them, or for it to be erased. Find everything that came with their e-mail address.',
  email: 'Email',
  find: 'Find',
  finding: 'Searching...',
  required: 'Please enter your email',
  wrong: 'Please enter a valid email address',
  failed: 'That did not work. Please try again.',
  counts: {
    contacts: 'Messages: {count}',
    partnerships: 'Partnership inquiries: {count}',
    subscriptions: 'Subscriptions: {count}',
    deliveries: 'Notifications: {count}',
  },
  download: 'Download JSON',
  erase: 'Erase everything',
  eraseTitle: 'Erase everything about {email}?',
  eraseText: 'The following is erased, with its notes and pending notifications:',
  eraseWarning: 'It cannot be undone. What was exported or sent before is not reached by it.',
  eraseConfirm: 'Erase',
  erasing: 'Erasing...',
  erased: 'Number of erased entries: {count}',
};
