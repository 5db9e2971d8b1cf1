import { once } from 'node:events';
import type { RequestHandler, Response } from 'express';
import type { AppDeps } from '../app-deps.js';
import { type LeadKind, limits, listPaths } from '../contract/index.js';
import { contactSubmission, listQuery, partnershipSubmission, subscriber } from '../contract/schemas/index.js';
import type { LeadQuery, LeadStore } from '../store/lead-store.js';
import { BYTE_ORDER_MARK, csvLine } from './csv.js';
import { invalidQuery } from './field-errors.js';
import { leadView } from './lead-view.js';

const columns: Record<LeadKind, string[]> = {
  contact: Object.keys(contactSubmission.shape),
  partnership: Object.keys(partnershipSubmission.shape),
  subscriber: Object.keys(subscriber.shape),
};

async function writeRows(res: Response, store: LeadStore, query: LeadQuery, wanted: number): Promise<void> {
  let left = wanted;
  let before = query.before;
  do {
    const page = await store.page({ ...query, before, limit: Math.min(left, limits.pageMax) });
    const lines = page.items.map((lead) => {
      const view = leadView(lead);
      return csvLine(columns[query.kind].map((column) => view[column]));
    });
    if (!res.write(lines.join('')) && !res.destroyed) await Promise.race([once(res, 'drain'), once(res, 'close')]);
    left -= page.items.length;
    before = page.next;
  } while (before !== undefined && left > 0 && !res.destroyed);
}

/** Sends what the list's own parameters select, all of it unless `limit` says otherwise. Every export is audited first. */
export function exportCsv(kind: LeadKind, { store, now }: AppDeps): RequestHandler {
  return async (req, res) => {
    const query = listQuery.safeParse(req.query);
    if (!query.success) throw invalidQuery(query.error);
    const { limit = Number.POSITIVE_INFINITY, cursor, q, spam } = query.data;
    const filter = new URLSearchParams(req.query as Record<string, string>).toString();
    const path = listPaths[kind];
    await store.audit({ action: 'export', address: req.ip ?? '', subject: `${path}.csv${filter && `?${filter}`}` });
    const day = new Date(now()).toISOString().slice(0, 10);
    res.attachment(`${path.split('/').pop()}-${day}.csv`).type('text/csv; charset=utf-8');
    if (req.method === 'HEAD') return void res.end();
    res.write(BYTE_ORDER_MARK + csvLine(columns[kind]));
    await writeRows(res, store, { kind, spam: spam === 'only', q, before: cursor, limit: 0 }, limit);
    res.end();
  };
}
