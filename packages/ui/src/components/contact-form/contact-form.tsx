import { type FormAttributes, type FormOutcome, type Submit, useForm } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { emailInput, phoneInput } from '../../lib/form-rules.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { FormBanner } from '../form-banner/index.js';
import { SelectField } from '../select-field/index.js';
import { SpamTrap } from '../spam-trap/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { type ContactFormLabels, contactFormLabels } from './contact-form.labels.js';
import { type ContactMessage, contactDefaults, contactMessage, validateContact } from './contact-message.js';

export interface ContactFormProps extends FormAttributes {
  /** Delivers the message. A rejected promise is a failure, which is logged and shows nothing. */
  submit: Submit<ContactMessage>;
  /** Where the browser posts the form without JavaScript. @default '/api/contact' */
  action?: string;
  /** The server's answer, on a page that answers a plain form post. */
  initial?: FormOutcome | undefined;
  /** Where the visitor came from, for a plain form post: the value of its hidden field `source`. */
  source?: string | undefined;
  /** Texts that replace the defaults. */
  labels?: Partial<ContactFormLabels>;
}

/**
 * The message form: checks its fields, sends, says thanks for 5 s and is empty again. Posts
 * as an ordinary form where no JavaScript runs.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="contact-form"`, `data-status="idle" | "submitting" | "success" | "error"`.
 */
export function ContactForm({
  submit,
  action = '/api/contact',
  initial,
  source,
  labels,
  className,
  ...props
}: ContactFormProps) {
  const text = { ...contactFormLabels, ...labels };
  const { status, formProps, field, checkbox } = useForm({
    defaults: contactDefaults,
    validate: validateContact,
    payload: contactMessage,
    submit,
    successFor: timing.formSuccess,
    initial,
  });
  return (
    <form
      method="post"
      {...mergeProps(props, formProps)}
      action={action}
      data-slot="contact-form"
      className={cn('relative grid gap-5 sm:grid-cols-2', className)}
    >
      <TextField {...field('firstName')} label={text.firstName} autoComplete="given-name" required />
      <TextField {...field('lastName')} label={text.lastName} autoComplete="family-name" required />
      <TextField {...field('email')} label={text.email} {...emailInput} required />
      <TextField {...field('phone')} label={text.phone} {...phoneInput} required />
      <TextField {...field('company')} label={text.company} autoComplete="organization" />
      <SelectField
        {...field('inquiry')}
        label={text.inquiry}
        options={text.inquiries}
        placeholder={text.inquiryPlaceholder}
      />
      <TextArea {...field('message')} label={text.message} placeholder={text.messagePlaceholder} span="full" required />
      <Checkbox {...checkbox('consent')} label={text.consent} />
      <SpamTrap />
      {source && <input type="hidden" name="source" value={source} />}
      <div className="col-span-full flex min-h-14 flex-wrap items-center gap-x-4">
        <Button type="submit" size="lg" disabled={status === 'submitting'}>
          {status === 'submitting' ? text.submitting : text.submit}
        </Button>
        <FormBanner
          message={status === 'success' ? text.success : undefined}
          className="grow basis-64 max-sm:data-[state=visible]:pt-4"
        />
      </div>
    </form>
  );
}
