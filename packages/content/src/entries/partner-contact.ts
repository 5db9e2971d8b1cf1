import { figures } from '../claims/values.js';
import type { PartnerContactPage } from '../schemas/pages/partner-contact.js';

export const partnerContact: PartnerContactPage = {
  meta: {
    title: 'Become A Partner | Boundless',
    description:
      'Tell Boundless about your business and the partnership that you have in mind. A member of our team replies and suggests a time for a call.',
  },
  hero: {
    title: 'Become A Partner',
    lede: `A few lines about your business are all we need. We'll be in touch ${figures.responseTime}.`,
  },
  form: { title: 'Your partnership inquiry' },
  why: {
    label: 'Why partner',
    title: 'Why Partner',
    items: [
      {
        icon: 'globe',
        title: 'Expand Your Reach',
        description: 'Meet businesses in Canada and the US that are looking for what you offer.',
      },
      {
        icon: 'arrow-left-right',
        title: 'Mutual Growth',
        description: 'Your clients get more choices, and our lenders meet more businesses.',
      },
      {
        icon: 'headphones',
        title: 'Dedicated Support',
        description: 'One contact person, from the first call on.',
      },
    ],
  },
  next: {
    title: 'What happens next',
    items: [
      { title: 'You send the form', description: 'Your name, your company and what you have in mind.' },
      { title: 'We reply', description: `You hear from us ${figures.responseTime}.` },
      { title: 'A first call', description: 'A short call, at a time you pick.' },
    ],
  },
  closing: {
    title: 'Ready to Partner?',
    lede: `Send us the form. We'll contact you ${figures.responseTime} to set up a call, and you don't need to prepare anything.`,
    actions: [
      { label: 'Get Started Above', href: '#top' },
      { label: 'Learn More About Partnerships', href: '/partners' },
    ],
  },
};
