import type { NewsletterPages } from '../schemas/pages/newsletter.js';
import { links } from '../site/links.js';

const backHome = { label: 'Back to Home', href: '/' };
const readArticles = { label: 'Read the articles', href: '/blog' };
const contact = { label: 'Contact Us', href: '/contact-us' };

export const newsletter: NewsletterPages = {
  name: 'newsletter',
  confirm: {
    meta: {
      title: 'Confirm Your Subscription | Boundless',
      description: 'Press one button to confirm that you want the Boundless newsletter at your email address.',
    },
    title: 'Confirm your subscription',
    text: "Press the button below to get the Boundless newsletter: one email a month on rates, on what lenders are looking for, and on what we learned from the month's matches. You can unsubscribe at any time, by the link in each email.",
    submit: 'Confirm subscription',
  },
  confirmed: {
    meta: {
      title: 'You Are Subscribed | Boundless',
      description: 'You have confirmed your subscription to the monthly Boundless newsletter.',
    },
    title: 'You are subscribed',
    text: 'Thank you. We will email you the next newsletter. Every issue has a link to unsubscribe.',
    actions: [readArticles, backHome],
  },
  unsubscribe: {
    meta: {
      title: 'Unsubscribe | Boundless',
      description: 'Press one button to stop receiving the Boundless newsletter at your email address.',
    },
    title: 'Unsubscribe from the newsletter',
    text: "Press the button below and we won't send you the newsletter again.",
    submit: 'Unsubscribe',
  },
  unsubscribed: {
    meta: {
      title: 'You Are Unsubscribed | Boundless',
      description: 'Your subscription to the Boundless newsletter has ended. You can subscribe again at any time.',
    },
    title: 'You are unsubscribed',
    text: "We won't send you the newsletter again. If that was a mistake, you can subscribe again at the bottom of any other page.",
    actions: [backHome],
  },
  stop: {
    meta: {
      title: 'Stop Our Messages | Boundless',
      description: 'Press one button, and Boundless stops contacting you about offers, partnerships and your messages.',
    },
    title: 'Stop our messages',
    text: 'The button stops emails, calls and texts about offers, partnerships and what you sent us. To stop the newsletter too, use the link in any issue, or write to us: we then stop everything.',
    submit: 'Stop messages',
  },
  stopped: {
    meta: {
      title: 'Messages Stopped | Boundless',
      description: 'Boundless no longer contacts you about offers, partnerships or what you sent us in a form.',
    },
    title: 'We have stopped these messages',
    text: 'We no longer email, call or text you about offers, partnerships or what you sent us. Our staff can see that you asked us to stop. To stop the newsletter too, use the link in any issue, or write to us. If you write to us again, we will answer.',
    actions: [contact, backHome],
  },
  linkNotValid: {
    meta: {
      title: 'This Link Is Not Valid | Boundless',
      description: 'The link from our email is incomplete, or what it belongs to has ended or been deleted.',
    },
    title: 'This link is not valid',
    text: `Your mail program may have cut the link, you may have waited too long to confirm, or the subscription has already ended. Copy the whole link from the email, or write to ${links.supportEmail}. To stop our emails, write from the address that gets them.`,
    actions: [contact, backHome],
  },
};
