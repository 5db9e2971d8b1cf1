import type { Request } from 'express';
import { apiHeaders, type LeadSource, leadSource, parseSource, sourceField } from '../contract/index.js';
import { isOurs } from '../middleware/same-origin.js';
import type { FormFields } from './lead-calls.js';

/** The source as the `Referer` of a plain form post names it: without JavaScript, nothing else holds the campaign. */
function fromReferer(req: Request): LeadSource {
  const referer = req.get('Referer');
  if (referer === undefined || !isOurs(req, referer)) return {};
  const { pathname: page, searchParams } = new URL(referer);
  return leadSource({ ...Object.fromEntries(searchParams), page, partner: undefined });
}

/** Where a lead came from, as far as its sender says. Nothing in it refuses the lead. */
export function sourceOf(req: Request, fields: FormFields | undefined): LeadSource | undefined {
  const source = fields
    ? { ...fromReferer(req), ...parseSource(fields[sourceField]) }
    : parseSource(req.get(apiHeaders.leadSource));
  return Object.keys(source).length > 0 ? source : undefined;
}
