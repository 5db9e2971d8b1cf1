import type { NewsletterForm } from '../schemas/forms.js';

/** The words of the newsletter's form. A file of its own, because every page loads it. */
export const newsletterForm: NewsletterForm = {
  email: 'Email address',
  placeholder: 'you@company.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: "Thanks! You've been subscribed to our newsletter.",
  pending:
    'One more step, or you will not get it: open the email that we sent you (look in the spam folder, too), follow the link and press the button on that page.',
  failed: 'Failed to subscribe',
  failedUnknown: 'Failed to subscribe to newsletter',
};
