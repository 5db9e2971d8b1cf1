import {
  apiHeaders,
  apiPaths,
  type ContactInput,
  consentVersions,
  encodeSource,
  type LeadCall,
  type PartnershipInput,
  phoneTextOf,
  phoneVersions,
  type SubscribeInput,
} from '@boundless/api/contract';
import { language } from '@boundless/content/language';
import type { FillIn } from '@boundless/ui/hooks/use-form';
import { request } from '../data/request.js';
import { currentSource } from './lead-source.js';

interface Inputs {
  contact: ContactInput;
  partnerships: PartnershipInput;
  subscribe: SubscribeInput;
}

/** A form sends fields with the contract's names. The server checks the values. */
type Payload<Call extends LeadCall> = { readonly [Name in keyof Inputs[Call]]: string | boolean | undefined };

/** Makes the `submit` of a form that posts its payload as JSON. It rejects with `RequestFailure` for a response that is not OK. */
export const postLead =
  <Call extends LeadCall>(call: Call) =>
  (payload: Payload<Call>, { trap, elapsed, idempotencyKey, consent, phoneConsent }: FillIn): Promise<Response> =>
    request(apiPaths[call], {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // Says only whether the field is filled, because headers cannot contain every character.
        [apiHeaders.formTrap]: trap.trim() ? 'filled' : '',
        [apiHeaders.formElapsed]: String(elapsed),
        [apiHeaders.idempotencyKey]: idempotencyKey,
        [apiHeaders.leadSource]: encodeSource(currentSource()),
        ...(language.prefix && { [apiHeaders.leadLanguage]: language.code }),
        // Subscribing is the consent. A partnership inquiry has a field for it.
        ...((consent || call !== 'contact') && { [apiHeaders.consent]: consentVersions[call] }),
        ...(phoneConsent && { [apiHeaders.phoneConsent]: phoneVersions[phoneTextOf(call)] }),
      },
      body: JSON.stringify(payload),
    });
