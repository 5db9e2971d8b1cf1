'use client';

import { inputs } from '../../lib/form-rules.js';
import { Checkbox } from '../checkbox/index.js';
import { LeadForm, type LeadFormProps, useLeadForm } from '../contact-form/index.js';
import { SelectField } from '../select-field/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { InquiryFooter } from './inquiry-footer.js';
import type { PartnershipFormLabels } from './partnership-form.labels.js';
import {
  type PartnershipInquiry,
  type PartnershipVariant,
  partnershipDefaults,
  partnershipInquiry,
  validatePartnership,
} from './partnership-inquiry.js';

export interface PartnershipFormProps extends LeadFormProps<PartnershipInquiry> {
  /** The kind of partner whose page has the form. It presets the type. @default 'generic' */
  variant?: PartnershipVariant;
  /** Values of fields without an input, which are sent too. @default none */
  presets?: Readonly<Record<string, string>>;
  labels: PartnershipFormLabels;
}

/**
 * The form of the partner pages: validates its fields, sends, shows thanks for 5 s and is then empty again, with the
 * page's type preset. Works as a plain form post without JavaScript.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="partnership-form"`, `data-status="idle" | "submitting" | "success" |
 * "error"`.
 */
export function PartnershipForm({ variant = 'generic', presets = {}, labels, ...props }: PartnershipFormProps) {
  const { status, message, formProps, line, field, checkbox } = useLeadForm(props, {
    defaults: partnershipDefaults(variant),
    validate: validatePartnership,
    payload: (values) => ({ ...presets, ...partnershipInquiry(values) }),
  });
  return (
    <LeadForm
      action="/api/partnerships"
      {...formProps}
      presets={presets}
      notice={labels.privacy}
      data-slot="partnership-form"
    >
      <TextField {...line('company')} {...inputs.company} label={labels.company} span="full" required />
      <TextField {...line('firstName')} {...inputs.firstName} label={labels.firstName} required />
      <TextField {...line('lastName')} {...inputs.lastName} label={labels.lastName} required />
      <TextField
        {...line('email')}
        {...inputs.email}
        label={labels.email}
        placeholder={labels.emailPlaceholder}
        required
      />
      <TextField {...line('phone')} {...inputs.phone} label={labels.phone} required />
      {labels.phoneConsent && <Checkbox {...checkbox('phoneConsent')} label={labels.phoneConsent} />}
      <SelectField
        {...field('partnershipType')}
        label={labels.partnershipType}
        options={variant === 'api' ? [...labels.types, labels.apiType] : labels.types}
        placeholder={labels.typePlaceholder}
        span="full"
        required
      />
      <TextArea
        {...field('partnershipGoals')}
        label={labels.partnershipGoals}
        placeholder={labels.goalsPlaceholder[variant]}
        span="full"
        required
      />
      <Checkbox {...checkbox('consent')} label={labels.consent} />
      <InquiryFooter status={status} message={message} labels={labels} />
    </LeadForm>
  );
}
