import type { Request } from 'express';
import { type Agreement, apiHeaders, consentWords, type LeadCall } from '../contract/index.js';
import type { FormFields } from './lead-calls.js';

/** Whether the sender agreed to what the form asks. Subscribing is agreeing; a message says it by a header or its box. */
function agrees(call: LeadCall, req: Request, fields: FormFields | undefined, body: { consent?: unknown }): boolean {
  if (call === 'partnerships') return body.consent === true;
  if (call === 'subscribe') return true;
  return fields ? fields.consent !== undefined : req.get(apiHeaders.consent) !== undefined;
}

/** What the sender of a lead agreed to, in the words that were shown. */
export function agreementOf(
  call: LeadCall,
  req: Request,
  fields: FormFields | undefined,
  body: { consent?: unknown },
): Agreement | undefined {
  if (!agrees(call, req, fields, body)) return undefined;
  const { words, version } = consentWords(call, req.get(apiHeaders.consent));
  return { words, version, at: new Date().toISOString() };
}
