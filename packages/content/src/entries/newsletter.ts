import type { NewsletterPages } from '../schemas/pages/newsletter.js';

const backHome = { label: 'Back to Home', href: '/' };
const readArticles = { label: 'Read the articles', href: '/blog' };

export const newsletter: NewsletterPages = {
  name: 'funding note',
  confirm: {
    meta: {
      title: 'Confirm Your Subscription | Boundless',
      description: 'Confirm that you would like to receive the funding note of Boundless at your address.',
    },
    title: 'Confirm your subscription',
    text: 'One funding note a month, and you can unsubscribe at any time. Press the button and it comes to your address.',
    submit: 'Confirm subscription',
  },
  confirmed: {
    meta: {
      title: 'You Are Subscribed | Boundless',
      description: 'Your subscription to the monthly funding note of Boundless is confirmed.',
    },
    title: 'You are subscribed',
    text: 'Thank you. The next funding note comes to your address. Every note has a link to unsubscribe.',
    actions: [readArticles, backHome],
  },
  unsubscribe: {
    meta: {
      title: 'Unsubscribe | Boundless',
      description: 'Press one button to stop receiving the funding note of Boundless at your address.',
    },
    title: 'Unsubscribe from the funding note',
    text: 'Press the button and we send no more notes to your address.',
    submit: 'Unsubscribe',
  },
  unsubscribed: {
    meta: {
      title: 'You Are Unsubscribed | Boundless',
      description: 'Your subscription has ended: we send no more funding notes to your address.',
    },
    title: 'You are unsubscribed',
    text: 'We send no more notes to your address. If that was a mistake, subscribe again below.',
    actions: [backHome],
  },
  linkNotValid: {
    meta: {
      title: 'This Link Is Not Valid | Boundless',
      description: 'The link from our mail is incomplete, or belongs to a subscription that has ended.',
    },
    title: 'This link is not valid',
    text: 'It may have been cut short on its way to you, or it belongs to a subscription that has ended. Please copy the whole link from the mail, or write to us.',
    actions: [{ label: 'Contact Us', href: '/contact-us' }, backHome],
  },
};
