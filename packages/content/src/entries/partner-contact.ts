import { figures } from '../claims/values.js';
import type { PartnerContactPage } from '../schemas/pages/partner-contact.js';

export const partnerContact: PartnerContactPage = {
  meta: {
    title: 'Become A Partner | Boundless',
    description:
      'Tell Boundless about your business and what you want from a partnership. A person answers, with a time to talk and nothing to prepare.',
  },
  hero: {
    title: 'Become A Partner',
    lede: `A few lines about your business are enough. We'll be in touch ${figures.responseTime}.`,
  },
  form: { title: 'Your partnership inquiry' },
  why: {
    label: 'Why partner',
    title: 'Why Partner',
    items: [
      {
        icon: 'globe',
        title: 'Expand Your Reach',
        description: 'Meet businesses in Canada and the US that are looking for exactly what you offer.',
      },
      {
        icon: 'arrow-left-right',
        title: 'Mutual Growth',
        description: 'We only do well when your clients do.',
      },
      {
        icon: 'headphones',
        title: 'Dedicated Support',
        description: 'One named person, starting with the first call.',
      },
    ],
  },
  next: {
    title: 'What happens next',
    items: [
      { title: 'You send the form', description: 'Your name, your company and what you have in mind.' },
      { title: 'A person replies', description: `You hear from us ${figures.responseTime}.` },
      { title: 'A first call', description: 'Short, and at a time you pick.' },
    ],
  },
  closing: {
    title: 'Ready to Partner?',
    lede: `Send the form and a person contacts you ${figures.responseTime}, with a time to talk and nothing to prepare.`,
    actions: [
      { label: 'Get Started Above', href: '#top' },
      { label: 'Learn More About Partnerships', href: '/partners' },
    ],
  },
};
