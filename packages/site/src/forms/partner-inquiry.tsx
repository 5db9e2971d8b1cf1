import { apiPaths, fieldLimits, messages, partnershipDefaults } from '@boundless/api/contract';
import { forms } from '@boundless/content/entries/forms';
import { PartnerInquiryForm } from '@boundless/ui/components/partner-inquiry-form';
import { useFormState } from './form-state.js';
import { postLead } from './post-lead.js';
import { useSourceField } from './use-lead-source.js';

const submit = postLead('partnerships');
const { partnershipGoals, ...limits } = fieldLimits.partnerships;

/** The partner inquiry form. It is sent to the API as a partnership inquiry. */
export function PartnerInquiry() {
  return (
    <PartnerInquiryForm
      labels={forms.partnerInquiry}
      messages={messages}
      submit={submit}
      limits={{ ...limits, experience: partnershipGoals }}
      presets={partnershipDefaults('other')}
      action={apiPaths.partnerships}
      initial={useFormState('partnerships')}
      source={useSourceField()}
    />
  );
}
