'use client';

import { controlErrors, inputs } from '../../lib/form-rules.js';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { FormBanner } from '../form-banner/index.js';
import { SelectField } from '../select-field/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import type { ContactFormLabels } from './contact-form.labels.js';
import { type ContactMessage, contactDefaults } from './contact-message.js';
import { LeadForm, type LeadFormProps, useLeadForm } from './lead-form.js';

export interface ContactFormProps extends LeadFormProps<ContactMessage> {
  labels: ContactFormLabels;
}

/**
 * The contact form: validates its fields, sends, shows thanks for 5 s and is then empty. Works as a plain form post
 * without JavaScript.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="contact-form"`, `data-status="idle" | "submitting" | "success" |
 * "error"`.
 */
export function ContactForm({ labels, ...props }: ContactFormProps) {
  const { status, message, formProps, line, field, checkbox } = useLeadForm(props, {
    defaults: contactDefaults,
    validate: controlErrors,
    payload: (values): ContactMessage => values,
  });
  return (
    <LeadForm action="/api/contact" {...formProps} notice={labels.privacy} data-slot="contact-form">
      <TextField {...line('firstName')} {...inputs.firstName} label={labels.firstName} required />
      <TextField {...line('lastName')} {...inputs.lastName} label={labels.lastName} required />
      <TextField {...line('email')} {...inputs.email} label={labels.email} required />
      <TextField {...line('phone')} {...inputs.phone} label={labels.phone} required />
      {labels.phoneConsent && <Checkbox {...checkbox('phoneConsent')} label={labels.phoneConsent} />}
      <TextField {...line('company')} {...inputs.company} label={labels.company} />
      <SelectField
        {...field('inquiry')}
        label={labels.inquiry}
        options={labels.inquiries}
        placeholder={labels.inquiryPlaceholder}
      />
      <TextArea
        {...field('message')}
        label={labels.message}
        placeholder={labels.messagePlaceholder}
        span="full"
        required
      />
      <Checkbox {...checkbox('consent')} label={labels.consent} />
      <div className="bl:col-span-full bl:flex bl:min-h-14 bl:flex-wrap bl:items-center bl:gap-x-4">
        <Button type="submit" size="lg" disabled={status === 'submitting'}>
          {status === 'submitting' ? labels.submitting : labels.submit}
        </Button>
        <FormBanner
          message={status === 'success' ? labels.success : message}
          variant={status === 'success' ? 'success' : 'error'}
          className="bl:grow bl:basis-64 bl:max-sm:data-[state=visible]:pt-4"
        />
      </div>
    </LeadForm>
  );
}
