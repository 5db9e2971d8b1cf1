import type { FocusEvent } from 'react';
import { type FormAttributes, type FormOutcome, type Submit, useForm } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { EMAIL_PATTERN, emailInput, phoneInput } from '../../lib/form-rules.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import { Checkbox } from '../checkbox/index.js';
import { InquiryFooter, inquiryDefaults, type PartnershipInquiry } from '../partnership-form/index.js';
import { SelectField } from '../select-field/index.js';
import { SpamTrap } from '../spam-trap/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { type PartnerInquiryFormLabels, partnerInquiryFormLabels } from './partner-inquiry-form.labels.js';

export interface PartnerInquiryFormProps extends FormAttributes {
  /** Delivers the inquiry. A rejected promise is a failure, which is logged and shows nothing. */
  submit: Submit<PartnershipInquiry>;
  /** Where the browser posts the form without JavaScript. @default '/api/partnerships' */
  action?: string;
  /** The server's answer, on a page that answers a plain form post. */
  initial?: FormOutcome | undefined;
  /** Where the visitor came from, for a plain form post: the value of its hidden field `source`. */
  source?: string | undefined;
  /** Texts that replace the defaults. */
  labels?: Partial<PartnerInquiryFormLabels>;
}

/** For the browser's own check, so that it lets nothing through that the server refuses: something, and not blanks alone. */
const filledIn = { required: true, pattern: '.*\\S.*' };

/** The same for a text area, which takes no pattern: once it is left, blanks alone are nothing. */
const emptyIfBlank = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
  if (target.value.trim() === '') target.value = '';
};

/**
 * The form of the partner inquiry page: the browser checks its fields, then it sends them as a partnership inquiry and says
 * thanks for 5 s. Posts as an ordinary form where no JavaScript runs.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="partner-inquiry-form"`,
 * `data-status="idle" | "submitting" | "success" | "error"`.
 */
export function PartnerInquiryForm({
  submit,
  action = '/api/partnerships',
  initial,
  source,
  labels,
  className,
  ...props
}: PartnerInquiryFormProps) {
  const text = { ...partnerInquiryFormLabels, ...labels };
  const { status, formProps, field, checkbox } = useForm({
    defaults: fields,
    payload: ({ experience, partnerConsent, ...values }): PartnershipInquiry => ({
      ...values,
      ...inquiryDefaults('generic'),
      partnershipGoals: experience,
      consent: partnerConsent !== '',
    }),
    submit,
    successFor: timing.formSuccess,
    initial,
  });
  return (
    <form
      method="post"
      {...mergeProps(props, formProps)}
      action={action}
      data-slot="partner-inquiry-form"
      className={cn('relative grid gap-5 sm:grid-cols-2', className)}
    >
      <TextField {...field('company')} label={text.company} autoComplete="organization" {...filledIn} span="full" />
      <TextField {...field('firstName')} label={text.firstName} autoComplete="given-name" {...filledIn} />
      <TextField {...field('lastName')} label={text.lastName} autoComplete="family-name" {...filledIn} />
      <TextField {...field('email')} label={text.email} {...emailInput} pattern={EMAIL_PATTERN.source} required />
      <TextField {...field('phone')} label={text.phone} {...phoneInput} {...filledIn} />
      <SelectField
        {...field('partnershipType')}
        label={text.partnershipType}
        options={text.types}
        placeholder={text.typePlaceholder}
        span="full"
        required
      />
      <TextArea
        {...field('experience')}
        label={text.experience}
        placeholder={text.experiencePlaceholder}
        rows={5}
        onBlur={emptyIfBlank}
        span="full"
        required
      />
      <Checkbox {...checkbox('partnerConsent')} label={text.consent} />
      {Object.entries(inquiryDefaults('generic')).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SpamTrap />
      {source && <input type="hidden" name="source" value={source} />}
      <InquiryFooter status={status} labels={text} />
    </form>
  );
}

const fields = {
  company: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  partnershipType: '',
  experience: '',
  partnerConsent: '',
};
