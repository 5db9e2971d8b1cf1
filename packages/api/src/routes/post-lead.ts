import { createHash } from 'node:crypto';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiHeaders, limits, spamFields } from '../contract/index.js';
import { createBucket } from '../lib/bucket.js';
import { copied } from '../lib/copied.js';
import { beginRefusal, HttpError, refusalOf } from '../middleware/api-error.js';
import { isFormPost } from '../middleware/body.js';
import type { DailyShare } from '../middleware/rate-limits.js';
import { createReminders } from '../newsletter/subscriptions.js';
import type { AddResult, NewLead } from '../store/ports.js';
import { agreementOf } from './agreement-of.js';
import { bodyOf } from './checked.js';
import { redirectToSuccess, refuseForm } from './form-answers.js';
import { type FormFields, formFields, type LeadCallDefinition } from './lead-calls.js';
import { sourceOf } from './source-of.js';

/**
 * Whether a robot filled the form in: the field that nobody sees is filled, or it took less than two seconds. A post that says
 * neither is not spam.
 */
function isSpam(req: Request, fields: FormFields | undefined): boolean {
  const trap = fields ? fields[spamFields.trap] : req.get(apiHeaders.formTrap);
  const elapsed = (fields ? fields[spamFields.elapsed] : req.get(apiHeaders.formElapsed))?.trim();
  return Boolean(trap?.trim()) || Boolean(elapsed && Number(elapsed) < limits.minFillMs);
}

/** Names one fill-in of one form. The content is part of it: whoever corrects a message under the same key has sent a new one. */
function fingerprint(key: string | undefined, { kind, spam, body }: Pick<NewLead, 'kind' | 'body' | 'spam'>) {
  if (key !== undefined && key.length > limits.idempotencyKey)
    throw new HttpError(400, `${apiHeaders.idempotencyKey} may have at most ${limits.idempotencyKey} characters`);
  const content = JSON.stringify([kind, key, spam, body]);
  return key ? createHash('sha256').update(content).digest('base64url').slice(0, 24) : undefined;
}

/**
 * Checks and stores a lead. 201 once it is on disk, 200 for an address that had subscribed before, 400 with messages by field.
 * Spam is kept apart and answered like everything else, so that a robot learns nothing.
 */
export function postLead(definition: LeadCallDefinition, deps: AppDeps, share: DailyShare): RequestHandler {
  const { call, kind, schema, fromForm } = definition;
  const { leads, onLead } = deps;
  const channels = (deps.channels ?? []).filter((one) => kind === 'subscriber' || one !== 'confirmation');
  const confirms = channels.includes('confirmation');
  const remind = createReminders(deps);

  async function accept(req: Request, fields: FormFields | undefined): Promise<AddResult> {
    const sent = bodyOf(schema, fields ? fromForm(fields) : req.body);
    const lead = { kind, body: sent, spam: isSpam(req, fields) };
    const name = fingerprint(req.get(apiHeaders.idempotencyKey), lead);
    // Neither is part of what names a fill-in: a repetition may come later, and from elsewhere.
    const source = sourceOf(req, fields);
    const agreement = agreementOf(call, req, fields, sent);
    const body = copied({ ...sent, ...(source && { source }), ...(agreement && { agreement }) });
    share(req, body);
    const status = confirms && !lead.spam ? 'pending' : undefined;
    const result = await leads.add({ ...lead, body, channels, fingerprint: name, status });
    if (confirms) await remind(result.id, result.outcome);
    if (result.outcome === 'created' && !lead.spam) onLead?.();
    return result;
  }

  return async (req, res) => {
    const fields = isFormPost(req) ? formFields(req.body) : undefined;
    const { id, outcome } = await accept(req, fields);
    if (fields) redirectToSuccess(req, res, definition, fields, deps.site);
    else res.status(outcome === 'known' ? 200 : 201).json({ id });
  };
}

/** Answers a plain form post that was refused with a page. Everything else, and our own faults, is answered in JSON. */
export function refusedForm(definition: LeadCallDefinition, { site, logger }: AppDeps): ErrorRequestHandler {
  // Drawing a page takes 20 to 60 ms of processor time, in which nobody else is answered.
  const mayDraw = createBucket({ burst: 10, perSecond: 2 });
  return async (error: unknown, req, res, next) => {
    const refusal = refusalOf(error);
    if (!site || !isFormPost(req) || refusal.status === 500) return next(error);
    beginRefusal(res, refusal, error, logger);
    await refuseForm(req, res, definition, refusal, site, mayDraw);
  };
}
