import type { ContactFormLabels } from '../components/contact-form/index.js';
import type { NewsletterFormLabels } from '../components/newsletter-form/index.js';
import type { PartnerInquiryFormLabels } from '../components/partner-inquiry-form/index.js';
import type { InquiryLabels, PartnershipFormLabels } from '../components/partnership-form/index.js';
import type { SignInFormLabels } from '../components/sign-in-form/index.js';
import type { FormMessages } from '../lib/form-rules.js';

const sampleMessages: FormMessages = {
  required: 'Please enter this field',
  email: 'Please enter a valid email address',
  emailRequired: 'Please enter your email',
  partnershipType: 'Please select partnership type',
  tooLong: (max) => `Please enter at most ${max} characters`,
};

const labels: ContactFormLabels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
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
  messagePlaceholder: '',
  consent: 'You may contact me about this message.',
  submit: 'Send Message',
  submitting: 'Sending...',
  success: 'Thanks! Your message has been received.',
};

export const sampleContact = { labels, messages: sampleMessages };

const newsletter: NewsletterFormLabels = {
  email: 'Email address',
  placeholder: 'you@company.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: "Thanks! You've been subscribed to our newsletter.",
  pending: 'Check your mail',
  failed: 'Failed to subscribe',
  failedUnknown: 'Failed to subscribe to newsletter',
};

export const sampleNewsletter = { labels: newsletter, messages: sampleMessages };

const inquiry: InquiryLabels = {
  company: 'Company',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  partnershipType: 'Partnership type',
  typePlaceholder: 'Select a type',
  types: [
    { value: 'lender', label: 'Lender' },
    { value: 'referral', label: 'Referral' },
    { value: 'other', label: 'Other' },
  ],
  consent: 'You may contact me about this inquiry.',
  submit: 'Submit Inquiry',
  submitting: 'Submitting...',
  success: 'Thanks! Your partnership inquiry has been received.',
};

const partnership: PartnershipFormLabels = {
  ...inquiry,
  emailPlaceholder: 'you@company.com',
  apiType: { value: 'api', label: 'API' },
  partnershipGoals: 'Comments',
  goalsPlaceholder: { generic: '', lender: '', referral: '', api: '' },
};

export const samplePartnership = { labels: partnership, messages: sampleMessages };

const partnerInquiry: PartnerInquiryFormLabels = {
  ...inquiry,
  email: 'Business Email',
  types: [
    { value: 'lender', label: 'Lending Partner' },
    { value: 'referral', label: 'Referral Partner' },
    { value: 'other', label: 'Other' },
  ],
  experience: 'Comments',
  experiencePlaceholder: '',
};

export const samplePartnerInquiry = { labels: partnerInquiry, messages: sampleMessages };

export const sampleSignIn: SignInFormLabels = {
  title: 'Staff sign-in',
  text: 'This list holds personal information. Sign in to read it.',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in...',
  required: 'Please enter this field',
  failed: 'Signing in did not work. Please try again.',
};
