import { apiPaths, fieldLimits, messages, partnershipDefaults } from '@boundless/api/contract';
import { forms } from '@boundless/content/entries/forms';
import { PartnershipForm, type PartnershipFormProps } from '@boundless/ui/components/partnership-form';
import { useFormState } from './form-state.js';
import { postLead } from './post-lead.js';
import { useSourceField } from './use-lead-source.js';

const submit = postLead('partnerships');

export function PartnershipInquiry({ variant = 'generic' }: Pick<PartnershipFormProps, 'variant'>) {
  return (
    <PartnershipForm
      variant={variant}
      labels={forms.partnership}
      messages={messages}
      submit={submit}
      limits={fieldLimits.partnerships}
      presets={partnershipDefaults(variant === 'generic' ? 'other' : variant)}
      action={apiPaths.partnerships}
      initial={useFormState('partnerships')}
      source={useSourceField()}
    />
  );
}
