import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiHeaders, limits } from '../contract/index.js';
import { createBucket } from '../lib/bucket.js';
import { copied } from '../lib/copied.js';
import { HttpError, logFault, statusOf } from '../middleware/api-error.js';
import { isFormPost } from '../middleware/body.js';
import type { DailyShare } from '../middleware/daily-share.js';
import { createReminders } from '../newsletter/subscriptions.js';
import type { AddResult } from '../store/ports.js';
import { agreementOf } from './agreement-of.js';
import { invalidBody } from './field-errors.js';
import { fingerprint } from './fingerprint.js';
import { redirectToSuccess, refuseForm } from './form-answers.js';
import { type FormFields, formFields, type LeadCallDefinition } from './lead-calls.js';
import { sourceOf } from './source-of.js';
import { isSpam } from './spam.js';

/** As `res.json` does it, which asks for settings, types and encodings that are always the same here. */
function sendId(res: Response, status: number, id: string): void {
  const answer = JSON.stringify({ id });
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(answer) };
  res.writeHead(status, headers).end(answer);
}

/**
 * Checks and stores a lead.
 *
 * Answers 201 once it is on disk, 200 for an address that had subscribed before, 400 with messages by field. Spam is
 * kept apart and answered like everything else, so that a robot learns nothing.
 */
export function postLead(definition: LeadCallDefinition, deps: AppDeps, share: DailyShare): RequestHandler {
  const { leads, channels = [], onLead } = deps;
  const confirms = definition.kind === 'subscriber' && channels.includes('confirmation');
  const via = definition.kind === 'subscriber' ? channels : channels.filter((one) => one !== 'confirmation');
  const remind = createReminders(deps);

  async function accept(req: Request, fields: FormFields | undefined): Promise<AddResult> {
    const parsed = definition.schema.safeParse(fields ? definition.fromForm(fields) : req.body);
    if (!parsed.success) throw invalidBody(parsed.error);
    const lead = { kind: definition.kind, body: parsed.data, spam: isSpam(req, fields) };
    const key = req.get(apiHeaders.idempotencyKey);
    if (key !== undefined && key.length > limits.idempotencyKey)
      throw new HttpError(400, `${apiHeaders.idempotencyKey} may have at most ${limits.idempotencyKey} characters`);
    // Neither is part of what names a fill-in: a repetition may come later, and from elsewhere.
    const source = sourceOf(req, fields);
    const agreement = agreementOf(definition.call, req, fields, lead.body, deps.now());
    const body = copied({ ...lead.body, ...(source && { source }), ...(agreement && { agreement: { ...agreement } }) });
    share(req, body);
    const result = await leads.add({
      ...lead,
      body,
      channels: via,
      fingerprint: fingerprint(key, lead),
      ...(confirms && !lead.spam && { status: 'pending' }),
    });
    if (confirms) await remind(result.id, result.outcome);
    if (result.outcome === 'created' && !lead.spam) onLead?.();
    return result;
  }

  return async (req, res) => {
    const fields = isFormPost(req) ? formFields(req.body) : undefined;
    const { id, outcome } = await accept(req, fields);
    if (fields) redirectToSuccess(req, res, definition, fields, deps.site);
    else sendId(res, outcome === 'known' ? 200 : 201, id);
  };
}

/** Answers a plain form post that was refused with a page. Everything else, and our own faults, is answered in JSON. */
export function refusedForm(definition: LeadCallDefinition, { site, logger }: AppDeps): ErrorRequestHandler {
  // Drawing a page takes 20 to 60 ms of processor time, in which nobody else is answered.
  const mayDraw = createBucket({ burst: 10, perSecond: 2 });
  return async (error: unknown, req, res, next) => {
    const status = statusOf(error);
    if (!site || !isFormPost(req) || status === 500) return next(error);
    logFault(logger, error, status);
    await refuseForm(req, res, definition, error, site, mayDraw);
  };
}
