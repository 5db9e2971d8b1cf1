import type { ComponentProps } from 'react';
import {
  type FieldLimits,
  type FormAttributes,
  type FormOutcome,
  type Submit,
  type UseFormOptions,
  useForm,
} from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import type { FieldErrors, FormMessages } from '../../lib/form-rules.js';
import { mergeProps } from '../../lib/merge-props.js';
import { SpamTrap } from '../spam-trap/index.js';

export interface LeadFormProps<Payload> extends FormAttributes {
  /** Delivers what was filled in. A rejected promise is a failure, which is logged and shows nothing. */
  submit: Submit<Payload>;
  /** Where the browser posts the form without JavaScript. @default the form's path below '/api' */
  action?: string;
  /** The server's answer, on a page that answers a plain form post. */
  initial?: FormOutcome | undefined;
  /** Where the visitor came from, for a plain form post: the value of its hidden field `source`. */
  source?: string | undefined;
  /** The most characters of each field, by its name. With more nothing is sent, and its message says so. @default no limits */
  limits?: FieldLimits | undefined;
  /** What is said about a wrong field. */
  messages: FormMessages;
}

/** What `useForm` gives, with the form's remaining props in `formProps`. */
export interface LeadFormState<Name extends string, Payload>
  extends Omit<ReturnType<typeof useForm<Name, Payload>>, 'formProps'> {
  /** For the `LeadForm`. */
  formProps: ComponentProps<'form'>;
}

export interface LeadFormOptions<Name extends string, Payload>
  extends Pick<UseFormOptions<Name, Payload>, 'defaults' | 'payload'> {
  validate?: (values: Record<NoInfer<Name>, string>, messages: FormMessages) => FieldErrors<NoInfer<Name>>;
}

/** `useForm` for a form with these props. `formProps` has what is left of them. */
export function useLeadForm<Name extends string, Payload>(
  { submit, initial, limits, messages, ...props }: LeadFormProps<Payload>,
  { validate, ...options }: LeadFormOptions<Name, Payload>,
): LeadFormState<Name, Payload> {
  const { formProps, ...form } = useForm({
    ...options,
    ...(validate && { validate: (values: Record<Name, string>) => validate(values, messages) }),
    submit,
    initial,
    limits,
    tooLong: messages.tooLong,
  });
  return { ...form, formProps: mergeProps(props, formProps) };
}

interface LeadFormFrameProps extends ComponentProps<'form'> {
  source?: string | undefined;
  /** Values of fields that have no input. */
  presets?: Readonly<Record<string, string>>;
}

/** A `<form>` of two columns that is posted with its source, the fields against spam, and what has no input. */
export function LeadForm({ source, presets = {}, className, children, ...props }: LeadFormFrameProps) {
  return (
    <form method="post" {...props} className={cn('relative grid gap-5 sm:grid-cols-2', className)}>
      {children}
      {Object.entries(presets).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SpamTrap />
      {source && <input type="hidden" name="source" value={source} />}
    </form>
  );
}
