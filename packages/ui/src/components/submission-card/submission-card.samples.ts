import type { Submission } from '../../types.js';

/** Invented submissions for tests and stories. */
export const sampleMessage: Submission = {
  id: 'm1',
  firstName: 'Noor',
  lastName: 'Haddad',
  email: 'noor@riverbank.example',
  phone: '416 555 0134',
  company: 'Riverbank Cafe Group',
  message:
    'Inquiry Type: funding\n\nWe run four cafes and want to open a fifth in Guelph this autumn. Looking for roughly $240,000 over three years, with the first payment after the opening.',
  submittedAt: '2025-03-18T10:42:00Z',
  handled: false,
};

export const sampleBare: Submission = { id: 'm2', firstName: 'Wen', lastName: 'Li', email: 'wen.li@mail.example' };

export const samplePartnership: Submission = {
  id: 'p1',
  firstName: 'Theo',
  lastName: 'Grant',
  email: 'theo@ledgerline.example',
  phone: '212 555 0172',
  company: 'Ledgerline Advisory',
  partnershipType: 'referral',
  jobTitle: 'Partner',
  partnershipGoals: 'We look after the books of about sixty small firms. What does a referral agreement look like?',
  consent: true,
  submittedAt: '2025-03-18T02:12:00Z',
  handled: false,
};

export const sampleSubscriber: Submission = {
  id: 's1',
  email: 'ana@arclight.example',
  submittedAt: '2025-03-17T16:31:00Z',
  source: { page: '/doola-partnership', partner: 'doola', utm_source: 'newsletter', utm_campaign: 'spring-2025' },
};
