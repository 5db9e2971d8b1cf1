import { partnershipDefaults } from '@boundless/api/contract';
import { forms } from '@boundless/content/entries/forms';
import { PartnershipForm, type PartnershipFormProps } from '@boundless/ui/components/partnership-form';
import { useFormProps } from './form-state.js';
import { postLead } from './post-lead.js';

const submit = postLead('partnerships');

export function PartnershipInquiry({ variant = 'generic' }: Pick<PartnershipFormProps, 'variant'>) {
  return (
    <PartnershipForm
      {...useFormProps('partnerships')}
      variant={variant}
      labels={forms.partnership}
      submit={submit}
      presets={partnershipDefaults(variant === 'generic' ? 'other' : variant)}
    />
  );
}
