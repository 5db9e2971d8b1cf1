import { type RequestHandler, Router } from 'express';
import type { AppDeps } from '../app-deps.js';
import { apiPaths, limits } from '../contract/index.js';
import { pageQuery } from '../contract/schemas/index.js';
import { HttpError } from '../middleware/api-error.js';
import { resource } from '../middleware/resource.js';
import { staffOnly } from '../middleware/staff-only.js';
import type { Page, PageQuery } from '../store/ports.js';
import { invalidQuery } from './field-errors.js';
import { noteDown } from './note-down.js';
import { sendPage } from './send-page.js';

function pages(read: (query: PageQuery) => Promise<Page<unknown>>): RequestHandler {
  return async (req, res) => {
    const query = pageQuery.safeParse(req.query);
    if (!query.success) throw invalidQuery(query.error);
    const { limit = limits.pageDefault, cursor } = query.data;
    await sendPage(req, res, await read({ limit, before: cursor }));
  };
}

/** What staff look up when something is unclear: who did what, and what was announced to whom. */
export function staffListRoutes(deps: AppDeps): Router {
  const { auditLog, outbox, onLead } = deps;
  const router = Router();
  const staff = staffOnly(deps);
  const note = noteDown(deps);
  const resend: RequestHandler = async (req, res) => {
    const delivery = await outbox.resend(String(req.params.id));
    if (!delivery) throw new HttpError(404, 'There is no such delivery');
    await note(req, 'resend', delivery.id);
    onLead?.();
    res.status(202).json(delivery);
  };
  resource(router, apiPaths.audit, { GET: [staff, pages((query) => auditLog.page(query))] });
  resource(router, apiPaths.outbox, { GET: [staff, pages((query) => outbox.page(query))] });
  resource(router, `${apiPaths.outbox}/:id/resend`, { POST: [staff, resend] });
  return router;
}
