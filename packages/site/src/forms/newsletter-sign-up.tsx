import { apiPaths } from '@boundless/api/contract';
import { NewsletterForm } from '@boundless/ui/components/newsletter-form';
import { useFormState } from './form-state.js';
import { postLead } from './post-lead.js';

const submit = postLead(apiPaths.subscribe);

/** The newsletter form, delivering to the API. */
export function NewsletterSignUp() {
  return <NewsletterForm submit={submit} action={apiPaths.subscribe} initial={useFormState('subscribe')} />;
}
