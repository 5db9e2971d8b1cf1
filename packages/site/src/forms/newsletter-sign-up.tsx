import { apiHeaders } from '@boundless/api/contract';
import { newsletterForm } from '@boundless/content/entries/newsletter-form';
import { NewsletterForm, type NewsletterSubscription } from '@boundless/ui/components/newsletter-form';
import { SubmitError } from '@boundless/ui/hooks/submit-error';
import type { FillIn } from '@boundless/ui/hooks/use-form';
import { useState } from 'react';
import { RequestFailure } from '../data/request.js';
import { useFormProps } from './form-state.js';
import { postLead } from './post-lead.js';

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
  const props = useFormProps('subscribe');
  const [pending, setPending] = useState(props.initial?.pending);
  return (
    <NewsletterForm
      {...props}
      labels={newsletterForm}
      submit={async (subscription, fillIn) => {
        const { headers } = await submit(subscription, fillIn);
        setPending(headers.get(apiHeaders.subscription) === 'pending');
      }}
      pending={pending}
    />
  );
}
