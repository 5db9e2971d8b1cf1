/** Every text that the newsletter form shows. */
export const newsletterFormLabels = {
  email: 'Email address',
  placeholder: 'you@company.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  success: "Thanks! You've been subscribed to our newsletter.",
  /** A failure that the server gave no message for. */
  failed: 'Failed to subscribe',
  /** A failure that was no `Error` at all. */
  failedUnknown: 'Failed to subscribe to newsletter',
};

export type NewsletterFormLabels = typeof newsletterFormLabels;
