import type { LeadJson } from '../contract/index.js';
import type { Lead } from './ports.js';

/** A lead as the API sends it. */
export function leadJson(lead: Lead): LeadJson & Record<string, unknown> {
  return {
    id: lead.id,
    ...lead.body,
    submittedAt: new Date(lead.submittedAt).toISOString(),
    handled: lead.handledAt !== undefined,
    ...(lead.handledAt !== undefined && { handledAt: new Date(lead.handledAt).toISOString() }),
    ...(lead.note !== undefined && { note: lead.note }),
    ...(lead.spam && { spam: true }),
    ...(lead.kind === 'subscriber'
      ? { status: lead.status ?? 'active' }
      : lead.status === 'unsubscribed' && { stopped: true }),
  };
}
