/** Every text that the delivery list shows. */
export const deliveryListLabels = {
  /** Kinds of submission by what is stored. */
  kinds: { contact: 'Message', partnership: 'Partnership inquiry', subscriber: 'Subscriber' } as Record<string, string>,
  channels: { webhook: 'Webhook', mail: 'E-mail', confirmation: 'Confirmation mail' } as Record<string, string>,
  states: { pending: 'Waiting', sent: 'Sent', failed: 'Failed' },
  /** `{count}` is how often it was tried. */
  attempts: 'Attempts: {count}',
  nextAttempt: 'Next attempt:',
  resend: 'Send again',
  actionFailed: 'That did not work. Please try again.',
};

export type DeliveryListLabels = typeof deliveryListLabels;
