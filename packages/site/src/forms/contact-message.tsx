import { apiPaths, fieldLimits, messages, withInquiryType } from '@boundless/api/contract';
import { forms } from '@boundless/content/entries/forms';
import { ContactForm, type ContactMessage as Message } from '@boundless/ui/components/contact-form';
import type { FillIn } from '@boundless/ui/hooks/use-form';
import { useFormState } from './form-state.js';
import { postLead } from './post-lead.js';
import { useSourceField } from './use-lead-source.js';

const post = postLead('contact');

const submit = ({ inquiry, ...message }: Message, fillIn: FillIn) =>
  post({ ...message, message: withInquiryType(inquiry, message.message) }, fillIn);

export function ContactMessage() {
  return (
    <ContactForm
      labels={forms.contact}
      messages={messages}
      submit={submit}
      limits={fieldLimits.contact}
      action={apiPaths.contact}
      initial={useFormState('contact')}
      source={useSourceField()}
    />
  );
}
