import type { Request, RequestHandler, Response } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiHeaders } from '../contract/index.js';
import { HttpError } from '../middleware/api-error.js';
import { isFormPost } from '../middleware/body.js';
import { type AddResult, StorageError } from '../store/lead-store.js';
import { invalidBody } from './field-errors.js';
import { fingerprint } from './fingerprint.js';
import { redirectToSuccess, showFormAgain, storageFailure } from './form-answers.js';
import { type FormFields, formFields, type LeadCallDefinition } from './lead-calls.js';
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
export function postLead(definition: LeadCallDefinition, deps: AppDeps): RequestHandler {
  const { store, channels = [], onLead } = deps;

  async function accept(req: Request, fields: FormFields | undefined): Promise<AddResult> {
    const parsed = definition.schema.safeParse(fields ? definition.fromForm(fields) : req.body);
    if (!parsed.success) throw invalidBody(parsed.error);
    const lead = { kind: definition.kind, body: parsed.data, spam: isSpam(req, fields) };
    const key = req.get(apiHeaders.idempotencyKey);
    const result = await store.add({ ...lead, channels, fingerprint: fingerprint(key, lead) });
    if (result.outcome === 'created' && !lead.spam) onLead?.();
    return result;
  }

  async function answerForm(req: Request, res: Response, fields: FormFields): Promise<void> {
    try {
      await accept(req, fields);
    } catch (error) {
      if (!(error instanceof HttpError || error instanceof StorageError)) throw error;
      const shown = error instanceof HttpError ? error : storageFailure();
      return showFormAgain(req, res, definition, fields, shown, deps.site);
    }
    redirectToSuccess(req, res, definition, fields, deps.site);
  }

  return async (req, res) => {
    if (isFormPost(req)) return answerForm(req, res, formFields(req.body));
    const { id, outcome } = await accept(req, undefined);
    sendId(res, outcome === 'known' ? 200 : 201, id);
  };
}
