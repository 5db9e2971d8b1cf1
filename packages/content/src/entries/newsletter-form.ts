import type { NewsletterForm } from '../schemas/forms.js';

/** What the newsletter's form says. Every page shows it, so it is a file of its own. */
export const newsletterForm: NewsletterForm = {
  email: 'Email address',
  placeholder: 'you@company.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: "Thanks! You've been subscribed to our newsletter.",
  failed: 'Failed to subscribe',
  failedUnknown: 'Failed to subscribe to newsletter',
};
