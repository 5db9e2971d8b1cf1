import { type FormAttributes, type FormOutcome, type Submit, useForm } from '../../hooks/use-form.js';
import { cn } from '../../lib/cn.js';
import { emailInput, phoneInput } from '../../lib/form-rules.js';
import { mergeProps } from '../../lib/merge-props.js';
import { timing } from '../../tokens/timing.js';
import { Checkbox } from '../checkbox/index.js';
import { SelectField } from '../select-field/index.js';
import { SpamTrap } from '../spam-trap/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { InquiryFooter } from './inquiry-footer.js';
import { type PartnershipFormLabels, partnershipFormLabels } from './partnership-form.labels.js';
import {
  inquiryDefaults,
  type PartnershipInquiry,
  type PartnershipVariant,
  partnershipDefaults,
  partnershipInquiry,
  validatePartnership,
} from './partnership-inquiry.js';

export interface PartnershipFormProps extends FormAttributes {
  /** Whose page it is on: this presets the type and the description. @default 'generic' */
  variant?: PartnershipVariant;
  /** Delivers the inquiry. A rejected promise is a failure, which is logged and shows nothing. */
  submit: Submit<PartnershipInquiry>;
  /** Where the browser posts the form without JavaScript. @default '/api/partnerships' */
  action?: string;
  /** The server's answer, on a page that answers a plain form post. */
  initial?: FormOutcome | undefined;
  /** Where the visitor came from, for a plain form post: the value of its hidden field `source`. */
  source?: string | undefined;
  /** Texts that replace the defaults. */
  labels?: Partial<PartnershipFormLabels>;
}

/**
 * The form of the partner pages: checks its fields, sends, says thanks for 5 s and is empty again, with its page's type
 * preset. Posts as an ordinary form where no JavaScript runs.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="partnership-form"`,
 * `data-status="idle" | "submitting" | "success" | "error"`.
 */
export function PartnershipForm({
  variant = 'generic',
  submit,
  action = '/api/partnerships',
  initial,
  source,
  labels,
  className,
  ...props
}: PartnershipFormProps) {
  const text = { ...partnershipFormLabels, ...labels };
  const { status, formProps, field, checkbox } = useForm({
    defaults: partnershipDefaults(variant),
    validate: validatePartnership,
    payload: (values) => partnershipInquiry(values, variant),
    submit,
    successFor: timing.formSuccess,
    initial,
  });
  return (
    <form
      method="post"
      {...mergeProps(props, formProps)}
      action={action}
      data-slot="partnership-form"
      className={cn('relative grid gap-5 sm:grid-cols-2', className)}
    >
      <TextField {...field('company')} label={text.company} autoComplete="organization" span="full" required />
      <TextField {...field('firstName')} label={text.firstName} autoComplete="given-name" required />
      <TextField {...field('lastName')} label={text.lastName} autoComplete="family-name" required />
      <TextField {...field('email')} label={text.email} {...emailInput} placeholder={text.emailPlaceholder} required />
      <TextField {...field('phone')} label={text.phone} {...phoneInput} required />
      <SelectField
        {...field('partnershipType')}
        label={text.partnershipType}
        options={variant === 'api' ? [...text.types, text.apiType] : text.types}
        placeholder={text.typePlaceholder}
        span="full"
        required
      />
      <TextArea
        {...field('partnershipGoals')}
        label={text.partnershipGoals}
        placeholder={text.goalsPlaceholder[variant]}
        span="full"
        required
      />
      <Checkbox {...checkbox('consent')} label={text.consent} />
      {Object.entries(inquiryDefaults(variant)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SpamTrap />
      {source && <input type="hidden" name="source" value={source} />}
      <InquiryFooter status={status} labels={text} />
    </form>
  );
}
