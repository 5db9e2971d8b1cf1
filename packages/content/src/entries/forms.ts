import { figures } from '../claims/values.js';
import type { Forms } from '../schemas/forms.js';
import { links } from '../site/links.js';
import { office } from '../site/office.js';

/** The API stores the version of this text with each record; `consents` of its contract lists the versions. */
const consent = `Optional: I agree to receive partnership communications by email from ${office.join(', ')}, and can unsubscribe at any time, by the link in each email, on the contact page or by writing to ${links.supportEmail}.`;

/** Separate from every other consent, never required, and without marketing. */
const phoneConsent = (subject: string) =>
  `Optional: I agree that ${office.join(', ')} may call and text me at the number I entered about ${subject}, and about nothing else. A person calls, not a recorded or artificial voice. I do not have to agree in order to send this form, get funding or buy anything. Message frequency varies. Message and data rates may apply. I can withdraw at any time: reply STOP to a text (or HELP for help), say so on a call, or write to ${links.supportEmail}.`;

const privacy = `Both boxes are optional: we answer by email either way. The form needs a phone number, but we call or text only if you check the box below it. To give none, write to ${links.supportEmail}: you get the same answer.\nOur staff read what you send, and so may suppliers who work for us, some of them outside your province, state or country. The [privacy policy](/privacy-terms) says why, and how to see it, correct it or withdraw your consent. To stop our emails, calls or texts, write "stop" to ${links.supportEmail} from the email address you gave us, or in the form on the [contact page](/contact-us).`;

const generic = 'Who you work with, and what you would like to build together';

const person = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phoneConsent: phoneConsent('what I send here and any funding I ask for'),
  company: 'Company',
  privacy,
};

const inquiry = {
  ...person,
  phoneConsent: phoneConsent('this inquiry and a partnership with Boundless'),
  partnershipType: 'Partnership type',
  typePlaceholder: 'Select a type',
  privacy: `In the US we arrange funding in a few states only, and our [terms](/terms-of-service#using-the-service) say what we arrange where. Please send us no client from elsewhere. If you receive a share of our fee, you have to tell your client before the first form, and you may have to register as a broker.\n${privacy}`,
  consent,
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  success: 'Thanks! Your partnership inquiry has been received.',
};

/** The words of the forms. Messages about invalid fields are in the API's contract, because the API answers with them too. */
export const forms: Forms = {
  contact: {
    ...person,
    inquiry: 'Inquiry type',
    inquiryPlaceholder: 'Select a topic',
    inquiries: [
      { value: 'funding', label: 'Funding' },
      { value: 'partnership', label: 'Partnership' },
      { value: 'integration', label: 'Integration' },
      { value: 'support', label: 'Support' },
      { value: 'media', label: 'Media' },
      { value: 'general', label: 'General' },
    ],
    message: 'Message',
    messagePlaceholder: 'Amount, timing and what the money is for',
    consent: `Optional: after the answer to this message, ${office.join(', ')} may also email me about funding that fits my business. I can stop that at any time, by the link in each email, on the contact page or by writing to ${links.supportEmail}.`,
    submit: 'Send Message',
    submitting: 'Sending...',
    success: 'Thanks! Your message has been received.',
  },
  partnership: {
    ...inquiry,
    emailPlaceholder: 'you@company.com',
    types: [
      { value: 'lender', label: 'Lender' },
      { value: 'referral', label: 'Referral' },
      { value: 'other', label: 'Other' },
    ],
    apiType: { value: 'api', label: 'API' },
    partnershipGoals: 'Comments',
    goalsPlaceholder: {
      generic,
      lender: 'Products, ticket size, regions, minimum time in business',
      referral: 'Who your clients are, and how many of them ask about funding',
      api: 'What you build, and where funding belongs in it',
    },
    note: `We reply ${figures.responseTime}.`,
  },
  partnerInquiry: {
    ...inquiry,
    email: 'Business Email',
    types: [
      { value: 'lender', label: 'Lending Partner' },
      { value: 'referral', label: 'Referral Partner' },
      { value: 'other', label: 'Other' },
    ],
    experience: 'Comments',
    experiencePlaceholder: generic,
  },
};
