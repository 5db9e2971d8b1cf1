import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { type LeadKind, limits, listPaths } from '../contract/index.js';
import { listQuery } from '../contract/schemas/index.js';
import type { LeadQuery, StoredLead } from '../store/ports.js';
import { BYTE_ORDER_MARK } from './csv.js';
import { csvHead, csvRow } from './csv-rows.js';
import { invalidQuery } from './field-errors.js';

/** Whom an export leaves out: subscribers who are not to be written to, unless all are asked for. */
const isWanted = ({ kind, spam, status = 'active' }: StoredLead) =>
  kind !== 'subscriber' || spam || status === 'active';

/** The file in pieces: its head, then page after page of the list. */
async function* pieces(
  { leads, links }: AppDeps,
  query: LeadQuery,
  wanted: number,
  all: boolean,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvHead(query.kind);
  let left = wanted;
  let before = query.before;
  do {
    const page = await leads.page({ ...query, before, limit: Math.min(left, limits.pageMax) });
    const items = all ? page.items : page.items.filter(isWanted);
    yield items.map((lead) => csvRow(lead, links)).join('');
    left -= items.length;
    before = page.next;
  } while (before !== undefined && left > 0);
}

const hasLeft = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends what the list's own parameters select, all of it unless `limit` says otherwise. Every export is audited first. */
export function exportCsv(kind: LeadKind, deps: AppDeps): RequestHandler {
  const { auditLog, now } = deps;
  return async (req, res) => {
    const query = listQuery.safeParse(req.query);
    if (!query.success) throw invalidQuery(query.error);
    const { limit = Number.POSITIVE_INFINITY, cursor, q, spam, status } = query.data;
    const path = listPaths[kind];
    // Not what was searched for: that may be a person's name.
    const filter = [spam && 'spam', q && 'a search'].filter(Boolean).join(', ');
    await auditLog.add({ action: 'export', address: req.ip ?? '', subject: `${path}.csv${filter && `: ${filter}`}` });
    const day = new Date(now()).toISOString().slice(0, 10);
    res.attachment(`${path.split('/').pop()}-${day}.csv`).type('text/csv; charset=utf-8');
    if (req.method === 'HEAD') return void res.end();
    const file = pieces(deps, { kind, spam: spam === 'only', q, before: cursor, limit: 0 }, limit, status === 'all');
    try {
      await pipeline(Readable.from(file), res);
    } catch (error) {
      if (!hasLeft(error)) throw error;
    }
  };
}
