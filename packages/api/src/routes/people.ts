import type { Express, Request, RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths, type LeadKind } from '../contract/index.js';
import { personQuery } from '../contract/schemas/index.js';
import { HttpError } from '../middleware/api-error.js';
import { parseQuery } from '../middleware/input.js';
import { resource } from '../middleware/resource.js';
import { recordAction, staffOnly } from '../middleware/staff.js';
import { leadJson } from '../store/lead-json.js';
import type { Lead } from '../store/ports.js';

const nothingStored = () => new HttpError(404, 'Nothing is stored about this email address');

const getIds = (found: readonly Lead[]) => found.map(({ id }) => id);

export function addPeopleRoutes(app: Express, deps: AppDeps): void {
  const { leads, outbox } = deps;
  const record = recordAction(deps);

  async function find(req: Request): Promise<{ email: string; found: Lead[] }> {
    const { email } = parseQuery(personQuery, req);
    const found = await leads.findByEmail(email);
    if (found.length > 0) return { email, found };
    await record(req, 'search', apiPaths.people);
    throw nothingStored();
  }

  const read: RequestHandler = async (req, res) => {
    const { email, found } = await find(req);
    const deliveries = await outbox.findByLeads(getIds(found));
    await record(req, 'read', `${apiPaths.people}: ${getIds(found).join(', ')}`);
    const all = (wanted: LeadKind) =>
      found
        .filter(({ kind }) => kind === wanted)
        .map((lead) => ({ ...leadJson(lead), deliveries: deliveries.filter(({ leadId }) => leadId === lead.id) }));
    res.json({ email, contacts: all('contact'), partnerships: all('partnership'), subscriptions: all('subscriber') });
  };
  const erase: RequestHandler = async (req, res) => {
    const { found } = await find(req);
    const erased = await leads.erase(getIds(found), req.ip ?? '');
    // Somebody else has just erased them.
    if (erased === 0) throw nothingStored();
    res.json({ erased });
  };

  const staff = staffOnly(deps);
  resource(app, apiPaths.people, { GET: [staff, read], DELETE: [staff, erase] });
}
