'use client';

import { useId } from 'react';
import { SubmitError } from '../../hooks/submit-error.js';
import { type Submit, useForm } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { controlErrors, inputs } from '../../lib/form-rules.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import { Button } from '../button/index.js';
import type { LeadFormProps } from '../contact-form/index.js';
import { controlClass, controlProps } from '../field/index.js';
import { FieldMessage } from '../field-message/index.js';
import { FormBanner } from '../form-banner/index.js';
import { SpamTrap } from '../spam-trap/index.js';
import type { NewsletterFormLabels } from './newsletter-form.labels.js';

/** What the newsletter form sends. */
export interface NewsletterSubscription {
  email: string;
}

export interface NewsletterFormProps extends Omit<LeadFormProps<NewsletterSubscription>, 'failure'> {
  /** Subscribes the address. A rejection with `SubmitError` shows its message, any other rejection a default one. */
  submit: Submit<NewsletterSubscription>;
  labels: NewsletterFormLabels;
  /** Whether the subscription waits for the link in a mail to be followed. @default false */
  pending?: boolean | undefined;
}

/**
 * One e-mail field and a button: subscribes to the newsletter and shows thanks for 10 s. Works as a plain form post
 * without JavaScript.
 *
 * Renders a `<form id="newsletter">`. Styling hooks: `data-slot="newsletter-form"`, `data-status="idle" | "submitting"
 * | "success" | "error"`.
 */
export function NewsletterForm({
  submit,
  action = '/api/subscribe',
  initial,
  source,
  words,
  limits,
  pageAge,
  messages,
  labels,
  pending = false,
  id = 'newsletter',
  className,
  ...props
}: NewsletterFormProps) {
  const { status, live, formProps, line } = useForm({
    defaults: { email: '' },
    validate: (values, form) => controlErrors(values, form, { ...messages, required: messages.emailRequired }),
    payload: ({ email }) => ({ email }),
    submit,
    limits,
    pageAge,
    tooLong: messages.tooLong,
    successFor: timing.newsletterSuccess,
    initial,
    failure: (error) => ({ fields: { email: failureMessage(error, labels) } }),
  });
  const controlId = useId();
  const { error, announce, ...input } = line('email');
  return (
    <form
      method="post"
      {...mergeProps(props, formProps)}
      id={id}
      action={action}
      data-slot="newsletter-form"
      className={cn('bl:@container bl:relative', className)}
    >
      <div className="bl:grid bl:gap-2 bl:@min-[20rem]:grid-cols-[1fr_auto]">
        <label htmlFor={controlId} className="bl:sr-only">
          {labels.email}
        </label>
        {/* In an element of its own, so that the icons of extensions beside it do not move the button. */}
        <div className="bl:min-w-0">
          <input
            {...input}
            {...controlProps(controlId, true, error)}
            {...inputs.email}
            placeholder={labels.placeholder}
            className={controlClass}
          />
        </div>
        <Button type="submit" variant="ink" disabled={status === 'submitting'}>
          {status === 'submitting' ? labels.submitting : labels.submit}
        </Button>
      </div>
      <SpamTrap />
      {source && <input type="hidden" name="source" value={source} />}
      {words && <input type="hidden" name="words" value={words} />}
      <div className="bl:mt-2 bl:min-h-11 bl:sm:min-h-6">
        <div aria-live={live}>
          {error && (
            <FieldMessage id={`${controlId}-message`} role={announce && 'alert'}>
              {error}
            </FieldMessage>
          )}
        </div>
        <FormBanner variant="inline" message={status === 'success' ? labels.success : undefined} />
        <p aria-live="polite" data-slot="newsletter-pending" className="bl:text-body-sm bl:empty:hidden">
          {pending && status !== 'error' && labels.pending}
        </p>
      </div>
    </form>
  );
}

function failureMessage(error: unknown, labels: NewsletterFormLabels) {
  if (error instanceof SubmitError) return error.message;
  return error instanceof Error ? labels.failed : labels.failedUnknown;
}
