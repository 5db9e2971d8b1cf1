import { withInquiryType } from '@boundless/api/contract';
import { forms } from '@boundless/content/entries/forms';
import { ContactForm, type ContactMessage as Message } from '@boundless/ui/components/contact-form';
import type { FillIn } from '@boundless/ui/hooks/use-form';
import { useFormProps } from './form-state.js';
import { postLead } from './post-lead.js';

const post = postLead('contact');

const submit = ({ inquiry, ...message }: Message, fillIn: FillIn) =>
  post({ ...message, message: withInquiryType(inquiry, message.message) }, fillIn);

export function ContactMessage() {
  return <ContactForm {...useFormProps('contact')} labels={forms.contact} submit={submit} />;
}
