'use client';

import type { FocusEvent } from 'react';
import { EMAIL_SHAPE, inputs } from '../../lib/form-rules.js';
import { trimmed } from '../../lib/form-values.js';
import { Checkbox } from '../checkbox/index.js';
import { LeadForm, useLeadForm } from '../contact-form/index.js';
import { InquiryFooter, type PartnershipFormProps, type PartnershipInquiry } from '../partnership-form/index.js';
import { SelectField } from '../select-field/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import type { PartnerInquiryFormLabels } from './partner-inquiry-form.labels.js';

export interface PartnerInquiryFormProps extends Omit<PartnershipFormProps, 'variant' | 'labels'> {
  labels: PartnerInquiryFormLabels;
}

/** A pattern for the browser's validation that rejects text of which nothing is visible, as the server does. */
const filledIn = { required: true, pattern: String.raw`.*[^\s\p{Default_Ignorable_Code_Point}\p{Cf}].*` };

/** The same for a text area, which has no `pattern`: on blur, blank text becomes empty. */
const emptyIfBlank = ({ target }: FocusEvent<HTMLTextAreaElement>) => {
  if (trimmed(target.value) === '') target.value = '';
};

/**
 * The form of the partner inquiry page: the browser validates its fields, then it sends a partnership inquiry and shows
 * thanks for 5 s. Works as a plain form post without JavaScript.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="partner-inquiry-form"`, `data-status="idle" | "submitting" | "success"
 * | "error"`.
 */
export function PartnerInquiryForm({ presets = {}, labels, ...props }: PartnerInquiryFormProps) {
  const { status, message, formProps, line, field, checkbox } = useLeadForm(props, {
    defaults: fields,
    payload: ({ experience, partnerConsent, ...values }): PartnershipInquiry => ({
      ...presets,
      ...values,
      partnershipGoals: experience,
      consent: partnerConsent !== '',
    }),
  });
  return (
    <LeadForm
      action="/api/partnerships"
      {...formProps}
      presets={presets}
      notice={labels.privacy}
      data-slot="partner-inquiry-form"
    >
      <TextField {...line('company')} {...inputs.company} label={labels.company} {...filledIn} span="full" />
      <TextField {...line('firstName')} {...inputs.firstName} label={labels.firstName} {...filledIn} />
      <TextField {...line('lastName')} {...inputs.lastName} label={labels.lastName} {...filledIn} />
      <TextField {...line('email')} {...inputs.email} label={labels.email} pattern={EMAIL_SHAPE} required />
      <TextField {...line('phone')} {...inputs.phone} label={labels.phone} {...filledIn} />
      {labels.phoneConsent && <Checkbox {...checkbox('phoneConsent')} label={labels.phoneConsent} />}
      <SelectField
        {...field('partnershipType')}
        label={labels.partnershipType}
        options={labels.types}
        placeholder={labels.typePlaceholder}
        span="full"
        required
      />
      <TextArea
        {...field('experience')}
        label={labels.experience}
        placeholder={labels.experiencePlaceholder}
        rows={5}
        onBlur={emptyIfBlank}
        span="full"
        required
      />
      <Checkbox {...checkbox('partnerConsent')} label={labels.consent} />
      <InquiryFooter status={status} message={message} labels={labels} />
    </LeadForm>
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
