import { apiPaths } from '@boundless/api/contract';
import { PartnerInquiryForm } from '@boundless/ui/components/partner-inquiry-form';
import { useFormState } from './form-state.js';
import { postLead } from './post-lead.js';
import { useSourceField } from './use-lead-source.js';

const submit = postLead('partnerships');

/** The partner inquiry form, delivering to the API as a partnership inquiry. */
export function PartnerInquiry() {
  return (
    <PartnerInquiryForm
      submit={submit}
      action={apiPaths.partnerships}
      initial={useFormState('partnerships')}
      source={useSourceField()}
    />
  );
}
