'use client';

import { type ComponentProps, useId, useRef } from 'react';
import { SubmitError } from '../../hooks/submit-error.js';
import { useForm } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { mergeProps } from '../../lib/merge-props.js';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import type { SignInFormLabels } from './sign-in-form.labels.js';

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Signs in. A rejection with `SubmitError` shows its message, any other rejection a default one. */
  submit: (password: string) => Promise<unknown>;
  labels: SignInFormLabels;
}

/**
 * Asks staff for the password and says why it was refused.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="sign-in-form"`, `data-status="idle" | "submitting" | "success" |
 * "error"`.
 */
export function SignInForm({ submit, labels, className, ...props }: SignInFormProps) {
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { status, live, formProps, field } = useForm({
    defaults: { password: '' },
    // Not trimmed: spaces around a password count too.
    validate: () => (input.current?.value ? {} : { password: labels.required }),
    payload: () => input.current?.value ?? '',
    submit: async (password) => {
      await submit(password);
    },
    successFor: 0,
    failure: (error) => ({ fields: { password: error instanceof SubmitError ? error.message : labels.failed } }),
  });
  return (
    <form
      method="post"
      aria-labelledby={titleId}
      {...mergeProps(props, formProps)}
      data-slot="sign-in-form"
      className={cn(
        'bl:grid bl:max-w-120 bl:gap-5 bl:rounded-panel bl:border bl:border-line bl:bg-raised bl:p-5 bl:sm:p-8',
        className,
      )}
    >
      <div className="bl:grid bl:gap-2">
        <h2 id={titleId} className="bl:text-heading-md">
          {labels.title}
        </h2>
        <p>{labels.text}</p>
      </div>
      <div aria-live={live}>
        <TextField
          {...field('password')}
          ref={input}
          type="password"
          label={labels.password}
          autoComplete="current-password"
          required
        />
      </div>
      <Button type="submit" disabled={status === 'submitting'} className="bl:justify-self-start">
        {status === 'submitting' ? labels.submitting : labels.submit}
      </Button>
    </form>
  );
}
