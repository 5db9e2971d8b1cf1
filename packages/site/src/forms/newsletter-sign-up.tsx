import { apiHeaders, apiPaths, fieldLimits, messages } from '@boundless/api/contract';
import { newsletterForm } from '@boundless/content/entries/newsletter-form';
import { NewsletterForm, type NewsletterSubscription } from '@boundless/ui/components/newsletter-form';
import { SubmitError } from '@boundless/ui/hooks/submit-error';
import type { FillIn } from '@boundless/ui/hooks/use-form';
import { useState } from 'react';
import { RequestFailure } from '../data/request.js';
import { useFormState } from './form-state.js';
import { postLead } from './post-lead.js';
import { useSourceField } from './use-lead-source.js';

const post = postLead('subscribe');

/** Subscribes, and returns the response. If the server refuses with a reason, the form shows that. */
async function submit(subscription: NewsletterSubscription, fillIn: FillIn) {
  try {
    return await post(subscription, fillIn);
  } catch (error) {
    if (error instanceof RequestFailure && error.reason) throw new SubmitError(error.reason);
    throw error;
  }
}

export function NewsletterSignUp() {
  const initial = useFormState('subscribe');
  const [pending, setPending] = useState(initial?.pending);
  return (
    <NewsletterForm
      labels={newsletterForm}
      messages={messages}
      submit={async (subscription, fillIn) => {
        const { headers } = await submit(subscription, fillIn);
        setPending(headers.get(apiHeaders.subscription) === 'pending');
      }}
      pending={pending}
      limits={fieldLimits.subscribe}
      action={apiPaths.subscribe}
      initial={initial}
      source={useSourceField()}
    />
  );
}
