import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import {
  apiHeaders,
  consentWords,
  formAnchors,
  type LeadKind,
  type LeadSource,
  languageField,
  leadSource,
  limits,
  parseSource,
  phoneConsentField,
  phoneConsentWords,
  phoneTextOf,
  sourceField,
  spamFields,
  wordsField,
} from '../contract/index.js';
import { findLanguage, type SiteLanguage } from '../lib/site-language.js';
import { HttpError } from '../middleware/api-error.js';
import { copied, type FormFields, isTicked, parseBody, readForm } from '../middleware/input.js';
import type { RateLimits } from '../middleware/rate-limits.js';
import { isOwnAddress } from '../middleware/same-origin.js';
import { consentIn, issueText } from '../site/lead-language.js';
import type { Site } from '../site/load-site.js';
import type { NewLead } from '../store/ports.js';
import { getReturnPath } from './form-responses.js';
import type { LeadCallDefinition } from './lead-calls.js';

/** A plain form that is sent again in the same ten minutes of the clock is a retry, for example after an error page. */
const FORM_RETRY_MS = 600_000;

/** The key in the header, or one from what a plain form holds: its page is static, so it cannot have a key of its own. */
function getKey(req: Request, kind: LeadKind, now: number, fields?: FormFields): string | undefined {
  const key = req.get(apiHeaders.idempotencyKey);
  if (key !== undefined && key.length > limits.idempotencyKey)
    throw new HttpError(400, `${apiHeaders.idempotencyKey} may have at most ${limits.idempotencyKey} characters`);
  // A subscription has its address as key, and may be made again after it has ended.
  if (kind === 'subscriber') return undefined;
  if (key || !fields) return key;
  return JSON.stringify([Math.floor(now / FORM_RETRY_MS), { ...fields, [spamFields.elapsed]: undefined }]);
}

/** Identifies one submission of a form. It includes the content and the consents, so what was changed is a new lead, also with the same key. */
function getFingerprint(
  key: string | undefined,
  { kind, spam, body }: Pick<NewLead, 'kind' | 'body' | 'spam'>,
  consents: readonly boolean[],
) {
  const content = JSON.stringify([kind, key, spam, body, ...consents]);
  return key ? createHash('sha256').update(content).digest('base64url').slice(0, 24) : undefined;
}

/** The source in the `Referer` of a plain form post. Without JavaScript, only the page's address contains the campaign. */
function fromReferer(req: Request): LeadSource {
  const referer = req.get('Referer');
  if (referer === undefined || !isOwnAddress(req, referer)) return {};
  const { pathname: page, searchParams } = new URL(referer);
  return leadSource({ ...Object.fromEntries(searchParams), page, partner: undefined });
}

/** Reads a lead from JSON and headers, or from the fields of a plain form post. Throws if the body is invalid. */
function readLead(
  req: Request,
  definition: LeadCallDefinition,
  now: number,
  site?: Site,
  fields?: FormFields,
  language?: SiteLanguage,
) {
  const { call, kind, schema, fromForm } = definition;
  const headerOrField = (header: string, field: string) => (fields ? fields[field] : req.get(header))?.trim();
  const sent = parseBody(schema, fields ? fromForm(fields) : req.body, issueText(language));
  // A robot fills in the hidden field, or is faster than a person. A lead without these signals is not spam.
  const elapsed = headerOrField(apiHeaders.formElapsed, spamFields.elapsed);
  const tooFast = Boolean(elapsed) && Number(elapsed) < limits.minFillMs;
  const spam = Boolean(headerOrField(apiHeaders.formTrap, spamFields.trap)) || tooFast;
  // Not part of the fingerprint: a retry may come later and from another page.
  const source = { ...(fields && fromReferer(req)), ...parseSource(headerOrField(apiHeaders.leadSource, sourceField)) };
  const agrees = {
    subscribe: true,
    partnerships: sent.consent === true,
    contact: isTicked(headerOrField(apiHeaders.consent, 'consent')),
  };
  const agreement = consentWords(call, headerOrField(apiHeaders.consent, wordsField), site?.sender);
  const agreesToCalls = Boolean(sent.phone) && isTicked(headerOrField(apiHeaders.phoneConsent, phoneConsentField));
  const phoneAgreement = phoneConsentWords(headerOrField(apiHeaders.phoneConsent, wordsField), site?.sender, call);
  const fingerprint = getFingerprint(getKey(req, kind, now, fields), { kind, spam, body: sent }, [
    agrees[call],
    agreesToCalls,
  ]);
  const at = new Date(now).toISOString();
  const body = copied({
    ...sent,
    ...(Object.keys(source).length > 0 && { source }),
    ...(agrees[call] && { agreement: { ...consentIn(language, call, agreement), at } }),
    ...(agreesToCalls && { phoneAgreement: { ...consentIn(language, phoneTextOf(call), phoneAgreement), at } }),
    ...(language && { language: language.code }),
  });
  return { kind, body, spam, fingerprint };
}

/** A confirmation mail is sent again at most this often, by all processes together. */
const REMIND_AFTER_MS = 3_600_000;

/**
 * Validates and stores a lead. Status 201 once it is on disk, 200 if the address is already subscribed, 400 with messages by field.
 * Spam is stored in a separate list and gets the response of any other lead, so that robots do not notice.
 */
export function postLead(definition: LeadCallDefinition, deps: AppDeps, limits: RateLimits): RequestHandler {
  const { leads, outbox, onLead, site, clock } = deps;
  const { call, kind } = definition;
  const channels = (deps.channels ?? []).filter((one) => kind === 'subscriber' || one !== 'confirmation');
  const needsConfirmation = channels.includes('confirmation');

  return async (req, res) => {
    const fields = readForm(req);
    const language = findLanguage(site?.languages, fields ? fields[languageField] : req.get(apiHeaders.leadLanguage));
    const lead = readLead(req, definition, clock.now(), site, fields, language);
    limits.dailyQuota(req, lead.body);
    const status = needsConfirmation && !lead.spam ? 'pending' : undefined;
    const { id, outcome } = await leads.add({ ...lead, channels, status });
    const isUnconfirmed = outcome === 'known' && (await leads.find(kind, id))?.status === 'pending';
    // It was stored while mail was configured. Now nobody is asked to confirm.
    if (isUnconfirmed && !needsConfirmation) await leads.change(kind, id, { status: 'active' });
    const pending = needsConfirmation && (outcome !== 'known' || isUnconfirmed);
    // Somebody subscribes again before confirming.
    if (pending && outcome === 'known' && (await outbox.remind(`${id}.confirmation`, REMIND_AFTER_MS))) onLead?.();
    if (pending) res.set(apiHeaders.subscription, 'pending');
    if (outcome === 'created' && !lead.spam) onLead?.();
    if (!fields) return void res.status(outcome === 'known' ? 200 : 201).json({ id });
    const page = getReturnPath(req, definition, fields, site);
    res.redirect(303, `${page}?sent=${call}${pending ? '&pending' : ''}#${formAnchors[call]}`);
  };
}
