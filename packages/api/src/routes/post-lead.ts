import type { RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiHeaders, formAnchors } from '../contract/index.js';
import { formFields } from '../middleware/input.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { createReminders } from '../newsletter/subscriptions.js';
import { getReturnPath } from './form-responses.js';
import type { LeadCallDefinition } from './lead-calls.js';
import { readLead } from './read-lead.js';

/**
 * Validates and stores a lead. Answers 201 once it is on disk, 200 if the address is already subscribed, and 400 with messages by field.
 * Spam is stored in a separate list and answered like any other lead, so that robots do not notice.
 */
export function postLead(definition: LeadCallDefinition, deps: AppDeps, limits: RateLimits): RequestHandler {
  const { leads, onLead, site, clock } = deps;
  const { call, kind } = definition;
  const channels = (deps.channels ?? []).filter((one) => kind === 'subscriber' || one !== 'confirmation');
  const needsConfirmation = channels.includes('confirmation');
  const remind = createReminders(deps);

  return async (req, res) => {
    const fields = formFields(req);
    const lead = readLead(req, definition, clock.now(), fields);
    limits.dailyQuota(req, lead.body);
    const status = needsConfirmation && !lead.spam ? 'pending' : undefined;
    const { id, outcome } = await leads.add({ ...lead, channels, status });
    if (needsConfirmation) await remind(id, outcome);
    const pending = needsConfirmation && (outcome !== 'known' || (await leads.find(kind, id))?.status === 'pending');
    if (pending) res.set(apiHeaders.subscription, 'pending');
    if (outcome === 'created' && !lead.spam) onLead?.();
    if (!fields) return void res.status(outcome === 'known' ? 200 : 201).json({ id });
    res.redirect(
      303,
      `${getReturnPath(req, definition, fields, site)}?sent=${call}${pending ? '&pending' : ''}#${formAnchors[call]}`,
    );
  };
}
