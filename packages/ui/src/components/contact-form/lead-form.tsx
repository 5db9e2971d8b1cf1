'use client';

import type { ComponentProps } from 'react';
import { type FormAttributes, type UseFormOptions, useForm } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import type { FieldErrors, FormMessages } from '../../lib/form-rules.js';
import { lightMarkup } from '../../lib/light-markup.js';
import { mergeProps } from '../../lib/merge-props.js';
import { SpamTrap } from '../spam-trap/index.js';

export interface LeadFormProps<Payload>
  extends FormAttributes,
    Pick<UseFormOptions<string, Payload>, 'submit' | 'failure' | 'initial' | 'limits' | 'pageAge'> {
  /** Where the browser posts the form without JavaScript. @default the form's path below '/api' */
  action?: string;
  /** Where the visitor came from, for a plain form post: the value of its hidden field `source`. */
  source?: string | undefined;
  /** The version of the consent texts, for a plain form post: the value of its hidden field `words`. */
  words?: string | undefined;
  /** Error messages of the fields. */
  messages: FormMessages;
}

/** The result of `useForm`, with the form's remaining props in `formProps`. */
export interface LeadFormState<Name extends string, Payload>
  extends Omit<ReturnType<typeof useForm<Name, Payload>>, 'formProps'> {
  /** Props for the `LeadForm`. */
  formProps: ComponentProps<'form'>;
}

export interface LeadFormOptions<Name extends string, Payload>
  extends Pick<UseFormOptions<Name, Payload>, 'defaults' | 'payload'> {
  /** Error messages of trimmed values, for example `controlErrors`. Without it the browser validates. */
  validate?: (
    values: Record<NoInfer<Name>, string>,
    form: HTMLFormElement,
    messages: FormMessages,
  ) => FieldErrors<NoInfer<Name>>;
}

/** Calls `useForm` with these props. `formProps` has the remaining ones. */
export function useLeadForm<Name extends string, Payload>(
  { submit, failure, initial, limits, pageAge, messages, ...props }: LeadFormProps<Payload>,
  { validate, ...options }: LeadFormOptions<Name, Payload>,
): LeadFormState<Name, Payload> {
  const { formProps, ...form } = useForm({
    ...options,
    ...(validate && {
      validate: (values: Record<Name, string>, form: HTMLFormElement) => validate(values, form, messages),
    }),
    submit,
    failure,
    focusFailure: true,
    initial,
    limits,
    pageAge,
    tooLong: messages.tooLong,
  });
  return { ...form, formProps: mergeProps(props, formProps) };
}

interface LeadFormFrameProps extends ComponentProps<'form'> {
  source?: string | undefined;
  words?: string | undefined;
  /** Values of fields without an input. */
  presets?: Readonly<Record<string, string>>;
  /** Shown below the fields, with light markup. Each line is a paragraph. */
  notice?: string | undefined;
}

/**
 * A `<form>` of two columns with hidden fields for its source, the version of its texts and the values without an input, and with the spam trap.
 */
export function LeadForm({ source, words, presets = {}, notice, className, children, ...props }: LeadFormFrameProps) {
  return (
    <form method="post" {...props} className={cn('bl:relative bl:grid bl:gap-5 bl:sm:grid-cols-2', className)}>
      {children}
      {notice && (
        <div className="bl:col-span-full bl:space-y-2 bl:text-body-sm bl:text-muted bl:links:text-accent-text bl:links:underline">
          {notice.split('\n').map((paragraph) => (
            <p key={paragraph}>{lightMarkup(paragraph)}</p>
          ))}
        </div>
      )}
      {Object.entries(presets).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SpamTrap />
      {source && <input type="hidden" name="source" value={source} />}
      {words && <input type="hidden" name="words" value={words} />}
    </form>
  );
}
