import type { Express, Request, RequestHandler, Response } from 'express';
import PQueue from 'p-queue';
import type { AppDeps } from '../app-deps.js';
import {
  apiHeaders,
  apiPaths,
  csvPath,
  type EntryChange,
  type LeadKind,
  limits,
  listPaths,
} from '../contract/index.js';
import { cursorAfter, entryChange, listQuery, pageQuery } from '../contract/schemas/index.js';
import { HttpError } from '../middleware/api-error.js';
import { copied, jsonBody, parseBody, parseQuery } from '../middleware/input.js';
import { resource } from '../middleware/resource.js';
import { recordAction, staffOnly } from '../middleware/staff.js';
import { leadJson } from '../store/lead-json.js';
import type { Page, PageQuery } from '../store/ports.js';
import { exportCsv } from './export-csv.js';

type SendPage = (req: Request, res: Response, page: Page<unknown>) => Promise<void>;

/** Sends a page with its headers. All lists say if expired entries are not erased. */
const createSendPage =
  ({ retention }: AppDeps): SendPage =>
  async (req, res, { items, next, total }) => {
    const { state, overdue } = retention?.() ?? { state: 'running', overdue: 0 };
    if (state !== 'running')
      res.set({ [apiHeaders.retentionState]: state, [apiHeaders.retentionOverdue]: String(overdue) });
    const { count, isEstimate } = await total();
    res.set(apiHeaders.totalCount, String(count));
    if (isEstimate) res.set(apiHeaders.totalCountKind, 'estimate');
    if (next !== undefined) {
      const query = new URLSearchParams({ ...(req.query as Record<string, string>), cursor: cursorAfter(next) });
      res.set('Link', `<${req.baseUrl}${req.path}?${query}>; rel="next"`);
    }
    res.json(items);
  };

/** Describes a change for the audit log. Leaves out the text of the note, which may contain personal data. */
function describeChange({ handled, note }: EntryChange): string {
  const state = handled === undefined ? undefined : handled ? 'handled' : 'open again';
  const noteChange = note === undefined ? undefined : note === '' ? 'note removed' : 'note';
  return [state, noteChange].filter(Boolean).join(', ');
}

export function addListRoutes(app: Express, deps: AppDeps): void {
  const { leads, auditLog, outbox, retentionDays, onLead } = deps;
  const staff = staffOnly(deps);
  const record = recordAction(deps);
  const sendPage = createSendPage(deps);
  const exports = new PQueue({ concurrency: 1 });
  for (const [kind, path] of Object.entries(listPaths) as [LeadKind, string][]) {
    const list: RequestHandler = async (req, res) => {
      const { limit = limits.pageDefault, cursor: before, q, spam, language } = parseQuery(listQuery, req);
      // The search text is left out, because it may be a person's name.
      await record(
        req,
        q ? 'search' : 'list',
        [path, spam && 'spam', language && `in ${language}`, before && 'a further page'].filter(Boolean).join(', '),
      );
      const page = await leads.page({ kind, spam: spam === 'only', q, language, limit, before });
      if (retentionDays !== undefined && kind !== 'subscriber')
        res.set(apiHeaders.retentionDays, String(retentionDays));
      await sendPage(req, res, { ...page, items: page.items.map(leadJson) });
    };
    const change: RequestHandler = async (req, res) => {
      const changes = parseBody(entryChange, req.body);
      const id = String(req.params.id);
      const lead = await leads.change(kind, id, copied(changes));
      if (!lead) throw new HttpError(404, 'There is no such entry');
      await record(req, 'change', `${kind} ${id}: ${describeChange(changes)}`);
      res.json(leadJson(lead));
    };
    resource(app, path, { GET: [staff, list] });
    resource(app, csvPath(path), { GET: [staff, exportCsv(kind, deps, exports)] });
    resource(app, `${path}/:id`, { PATCH: [staff, jsonBody, change] });
  }

  const listOf =
    (port: { page(query: PageQuery): Promise<Page<unknown>> }): RequestHandler =>
    async (req, res) => {
      const { limit = limits.pageDefault, cursor: before } = parseQuery(pageQuery, req);
      await sendPage(req, res, await port.page({ limit, before }));
    };
  const resend: RequestHandler = async (req, res) => {
    const delivery = await outbox.resend(String(req.params.id));
    if (!delivery) throw new HttpError(404, 'There is no such delivery');
    await record(req, 'resend', delivery.id);
    onLead?.();
    res.status(202).json(delivery);
  };
  resource(app, apiPaths.audit, { GET: [staff, listOf(auditLog)] });
  resource(app, apiPaths.outbox, { GET: [staff, listOf(outbox)] });
  resource(app, `${apiPaths.outbox}/:id/resend`, { POST: [staff, resend] });
}
