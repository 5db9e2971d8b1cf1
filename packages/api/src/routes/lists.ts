import { type RequestHandler, Router } from 'express';
import type { z } from 'zod';
import type { AppDeps } from '../app-deps.js';
import { apiHeaders, type LeadKind, limits, listPaths } from '../contract/index.js';
import { entryChange, listQuery } from '../contract/schemas/index.js';
import { copied } from '../lib/copied.js';
import { HttpError } from '../middleware/api-error.js';
import { jsonBody } from '../middleware/body.js';
import { resource } from '../middleware/resource.js';
import { staffOnly } from '../middleware/staff-only.js';
import { exportCsv } from './export-csv.js';
import { invalidBody, invalidQuery } from './field-errors.js';
import { leadView } from './lead-view.js';
import { noteDown } from './note-down.js';
import { sendPage } from './send-page.js';

const kinds = Object.entries(listPaths) as [LeadKind, string][];

/** What was changed, without the note itself: that may name people. */
const wordsFor = ({ handled, note }: z.infer<typeof entryChange>) =>
  [
    ...(handled === undefined ? [] : [handled ? 'handled' : 'open again']),
    ...(note === undefined ? [] : [note === '' ? 'note removed' : 'note']),
  ].join(', ');

/** What staff read and do: the three lists, the same as CSV, and the marks on single entries. */
export function listRoutes(deps: AppDeps): Router {
  const router = Router();
  const staff = staffOnly(deps);
  const note = noteDown(deps);
  for (const [kind, path] of kinds) {
    const list: RequestHandler = async (req, res) => {
      const query = listQuery.safeParse(req.query);
      if (!query.success) throw invalidQuery(query.error);
      const { limit = limits.pageDefault, cursor, q, spam } = query.data;
      // Further pages belong to the same search.
      if (q && cursor === undefined) await note(req, 'search', path);
      const page = await deps.leads.page({ kind, spam: spam === 'only', q, limit, before: cursor });
      if (deps.retentionDays !== undefined && kind !== 'subscriber')
        res.set(apiHeaders.retentionDays, String(deps.retentionDays));
      await sendPage(req, res, { ...page, items: page.items.map(leadView) });
    };
    const mark: RequestHandler = async (req, res) => {
      const change = entryChange.safeParse(req.body);
      if (!change.success) throw invalidBody(change.error);
      const id = String(req.params.id);
      const lead = await deps.leads.change(kind, id, copied(change.data));
      if (!lead) throw new HttpError(404, 'There is no such entry');
      await note(req, 'change', `${kind} ${id}: ${wordsFor(change.data)}`);
      res.json(leadView(lead));
    };
    resource(router, path, { GET: [staff, list] });
    resource(router, `${path}.csv`, { GET: [staff, exportCsv(kind, deps)] });
    resource(router, `${path}/:id`, { PATCH: [staff, jsonBody, mark] });
  }
  return router;
}
