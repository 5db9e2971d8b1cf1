import { fieldLimits, partnershipDefaults } from '@boundless/api/contract';
import { forms } from '@boundless/content/entries/forms';
import { PartnerInquiryForm } from '@boundless/ui/components/partner-inquiry-form';
import { useFormProps } from './form-state.js';
import { postLead } from './post-lead.js';

const submit = postLead('partnerships');
const { partnershipGoals, ...limits } = fieldLimits.partnerships;

/** The partner inquiry form. It is sent to the API as a partnership inquiry. */
export function PartnerInquiry() {
  return (
    <PartnerInquiryForm
      {...useFormProps('partnerships')}
      labels={forms.partnerInquiry}
      submit={submit}
      limits={{ ...limits, experience: partnershipGoals }}
      presets={partnershipDefaults('other')}
    />
  );
}
