import type { ContactInfo } from './contact-cards.js';

export const sampleContactInfo: ContactInfo = {
  emailLabel: 'Email',
  email: 'support@boundless.example',
  hoursLabel: 'Support hours',
  hours: 'Mon-Fri 9 AM-5 PM EST. Weekend support available.',
  officeLabel: 'Office',
  office: 'Toronto, Ontario, Canada',
  call: {
    title: 'Book A Call',
    text: 'Talk through your plans with a funding specialist.',
    action: { label: 'Pick a time', href: 'https://meet.boundless.example/expert' },
  },
  immediate: {
    title: 'Need Immediate Assistance?',
    text: 'Build your profile now and see matches within minutes.',
    action: { label: 'Get Started Free', href: 'https://app.boundless.example/signup/' },
  },
};
