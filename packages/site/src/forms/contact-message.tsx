import { apiPaths } from '@boundless/api/contract';
import { forms } from '@boundless/content/entries/forms';
import { ContactForm } from '@boundless/ui/components/contact-form';
import { useFormState } from './form-state.js';
import { postLead } from './post-lead.js';
import { useSourceField } from './use-lead-source.js';

const submit = postLead('contact');

/** The message form, delivering to the API. */
export function ContactMessage() {
  return (
    <ContactForm
      labels={forms.contact}
      submit={submit}
      action={apiPaths.contact}
      initial={useFormState('contact')}
      source={useSourceField()}
    />
  );
}
