export { NewsletterForm, type NewsletterFormProps, type NewsletterSubscription } from './newsletter-form.js';
export type { NewsletterFormLabels } from './newsletter-form.labels.js';
