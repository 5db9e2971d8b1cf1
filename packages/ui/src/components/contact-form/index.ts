export { ContactForm, type ContactFormProps } from './contact-form.js';
export type { ContactFormLabels } from './contact-form.labels.js';
export type { ContactMessage } from './contact-message.js';
export { LeadForm, type LeadFormProps, type LeadFormState, useLeadForm } from './lead-form.js';
