import { emailInput, phoneInput } from '../../lib/form-rules.js';
import { Button } from '../button/index.js';
import { Checkbox } from '../checkbox/index.js';
import { FormBanner } from '../form-banner/index.js';
import { SelectField } from '../select-field/index.js';
import { TextArea } from '../text-area/index.js';
import { TextField } from '../text-field/index.js';
import { type ContactFormLabels, contactFormLabels } from './contact-form.labels.js';
import { type ContactMessage, contactDefaults, validateContact } from './contact-message.js';
import { LeadForm, type LeadFormProps, useLeadForm } from './lead-form.js';

export interface ContactFormProps extends LeadFormProps<ContactMessage> {
  /** Texts that replace the defaults. */
  labels?: Partial<ContactFormLabels>;
}

/**
 * The message form: checks its fields, sends, says thanks for 5 s and is empty again. Posts
 * as an ordinary form where no JavaScript runs.
 *
 * Renders a `<form>`. Styling hooks: `data-slot="contact-form"`, `data-status="idle" | "submitting" | "success" | "error"`.
 */
export function ContactForm({ labels, ...props }: ContactFormProps) {
  const text = { ...contactFormLabels, ...labels };
  const { status, formProps, line, field, checkbox } = useLeadForm(props, {
    defaults: contactDefaults,
    validate: validateContact,
    payload: (values): ContactMessage => values,
  });
  return (
    <LeadForm action="/api/contact" {...formProps} data-slot="contact-form">
      <TextField {...line('firstName')} label={text.firstName} autoComplete="given-name" required />
      <TextField {...line('lastName')} label={text.lastName} autoComplete="family-name" required />
      <TextField {...line('email')} label={text.email} {...emailInput} required />
      <TextField {...line('phone')} label={text.phone} {...phoneInput} required />
      <TextField {...line('company')} label={text.company} autoComplete="organization" />
      <SelectField
        {...field('inquiry')}
        label={text.inquiry}
        options={text.inquiries}
        placeholder={text.inquiryPlaceholder}
      />
      <TextArea {...field('message')} label={text.message} placeholder={text.messagePlaceholder} span="full" required />
      <Checkbox {...checkbox('consent')} label={text.consent} />
      <div className="col-span-full flex min-h-14 flex-wrap items-center gap-x-4">
        <Button type="submit" size="lg" disabled={status === 'submitting'}>
          {status === 'submitting' ? text.submitting : text.submit}
        </Button>
        <FormBanner
          message={status === 'success' ? text.success : undefined}
          className="grow basis-64 max-sm:data-[state=visible]:pt-4"
        />
      </div>
    </LeadForm>
  );
}
