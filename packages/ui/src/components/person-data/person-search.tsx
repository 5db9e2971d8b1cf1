'use client';

import { SubmitError } from '../../hooks/submit-error.js';
import { useForm } from '../../hooks/use-form.js';
import { EMAIL_PATTERN, emailMaxLength, inputs } from '../../lib/form-rules.js';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import type { PersonDataLabels } from './person-data.labels.js';

/** Asks for the e-mail address. It is not put into the URL, because the browser's history would keep it. */
export function PersonSearch({
  onFind,
  text,
}: {
  onFind: (email: string) => Promise<unknown>;
  text: PersonDataLabels;
}) {
  const { status, live, formProps, field } = useForm({
    defaults: { email: '' },
    // The pattern only: what was stored under an earlier rule can be found and erased.
    validate: ({ email }) => (EMAIL_PATTERN.test(email) ? {} : { email: email ? text.wrong : text.required }),
    payload: ({ email }) => email,
    submit: async (email) => {
      await onFind(email);
    },
    successFor: 0,
    failure: (error) => ({ fields: { email: error instanceof SubmitError ? error.message : text.failed } }),
  });
  return (
    <form method="post" {...formProps} data-slot="person-search" className="bl:grid bl:max-w-160 bl:gap-4">
      <p>{text.intro}</p>
      <div className="bl:grid bl:items-end bl:gap-3 bl:sm:grid-cols-[1fr_auto]">
        <div aria-live={live}>
          <TextField
            {...field('email')}
            {...inputs.email}
            autoComplete="off"
            maxLength={emailMaxLength}
            label={text.email}
            required
          />
        </div>
        <Button type="submit" disabled={status === 'submitting'} className="bl:justify-self-start">
          {status === 'submitting' ? text.finding : text.find}
        </Button>
      </div>
    </form>
  );
}
