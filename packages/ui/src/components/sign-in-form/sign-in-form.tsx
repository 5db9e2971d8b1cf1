import { type ComponentProps, useId, useRef } from 'react';
import { SubmitError } from '../../hooks/submit-error.js';
import { useForm } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { onlyErrors, requiredError } from '../../lib/form-rules.js';
import { mergeProps } from '../../lib/merge-props.js';
import { Button } from '../button/index.js';
import { TextField } from '../text-field/index.js';
import { type SignInFormLabels, signInFormLabels } from './sign-in-form.labels.js';

export interface SignInFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** Signs in. A rejection with `SubmitError` shows its message, any other one the default text. */
  submit: (password: string) => Promise<unknown>;
  /** Texts that replace the defaults. */
  labels?: Partial<SignInFormLabels>;
}

/**
 * Asks staff for the password, and says why it was not taken.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="sign-in-form"`, `data-status="idle" | "submitting" | "success" | "error"`.
 */
export function SignInForm({ submit, labels, className, ...props }: SignInFormProps) {
  const text = { ...signInFormLabels, ...labels };
  const titleId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { status, live, formProps, field } = useForm({
    defaults: { password: '' },
    validate: ({ password }) =>
      onlyErrors({ password: requiredError(password || (input.current?.value ?? ''), text.required) }),
    // As it was typed: every character of a password counts, spaces around it too.
    payload: () => input.current?.value ?? '',
    submit: async (password) => {
      await submit(password);
    },
    successFor: 0,
    errorsFor: (error) => ({ password: error instanceof SubmitError ? error.message : text.failed }),
  });
  return (
    <form
      method="post"
      aria-labelledby={titleId}
      {...mergeProps(props, formProps)}
      data-slot="sign-in-form"
      className={cn('grid max-w-120 gap-5 rounded-panel border border-line bg-raised p-5 sm:p-8', className)}
    >
      <div className="grid gap-2">
        <h2 id={titleId} className="text-heading-md">
          {text.title}
        </h2>
        <p>{text.text}</p>
      </div>
      <div aria-live={live}>
        <TextField
          {...field('password')}
          ref={input}
          type="password"
          label={text.password}
          autoComplete="current-password"
          required
        />
      </div>
      <Button type="submit" disabled={status === 'submitting'} className="justify-self-start">
        {status === 'submitting' ? text.submitting : text.submit}
      </Button>
    </form>
  );
}
