import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { type LeadKind, limits, listPaths, sourceNames } from '../contract/index.js';
import { contactSubmission, listQuery, partnershipSubmission, subscriber } from '../contract/schemas/index.js';
import type { LeadQuery, Leads } from '../store/ports.js';
import { BYTE_ORDER_MARK, csvLine } from './csv.js';
import { invalidQuery } from './field-errors.js';
import { leadView } from './lead-view.js';

const agreementColumns = ['agreedTo', 'agreementVersion', 'agreedAt'];

/** The entry's own fields, then one for each part of its source and of what was agreed to. */
const columnsOf = ({ shape }: { shape: object }) => [
  ...Object.keys(shape).filter((name) => name !== 'source' && name !== 'agreement'),
  ...sourceNames,
  ...agreementColumns,
];

const columns: Record<LeadKind, string[]> = {
  contact: columnsOf(contactSubmission),
  partnership: columnsOf(partnershipSubmission),
  subscriber: columnsOf(subscriber),
};

const rowOf = ({ source, agreement, ...fields }: ReturnType<typeof leadView>): Record<string, unknown> => ({
  ...fields,
  ...source,
  ...(agreement && { agreedTo: agreement.words, agreementVersion: agreement.version, agreedAt: agreement.at }),
});

/** The file in pieces: its head, then page after page of the list. */
async function* pieces(leads: Leads, query: LeadQuery, wanted: number): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns[query.kind]);
  let left = wanted;
  let before = query.before;
  do {
    const page = await leads.slice({ ...query, before, limit: Math.min(left, limits.pageMax) });
    const lines = page.items.map((lead) => {
      const row: Record<string, unknown> = rowOf(leadView(lead));
      return csvLine(columns[query.kind].map((column) => row[column]));
    });
    yield lines.join('');
    left -= page.items.length;
    before = page.next;
  } while (before !== undefined && left > 0);
}

const hasLeft = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Sends what the list's own parameters select, all of it unless `limit` says otherwise. Every export is audited first. */
export function exportCsv(kind: LeadKind, { leads, auditLog, now }: AppDeps): RequestHandler {
  return async (req, res) => {
    const query = listQuery.safeParse(req.query);
    if (!query.success) throw invalidQuery(query.error);
    const { limit = Number.POSITIVE_INFINITY, cursor, q, spam } = query.data;
    const filter = new URLSearchParams(req.query as Record<string, string>).toString();
    const path = listPaths[kind];
    await auditLog.add({ action: 'export', address: req.ip ?? '', subject: `${path}.csv${filter && `?${filter}`}` });
    const day = new Date(now()).toISOString().slice(0, 10);
    res.attachment(`${path.split('/').pop()}-${day}.csv`).type('text/csv; charset=utf-8');
    if (req.method === 'HEAD') return void res.end();
    const file = pieces(leads, { kind, spam: spam === 'only', q, before: cursor, limit: 0 }, limit);
    try {
      await pipeline(Readable.from(file), res);
    } catch (error) {
      if (!hasLeft(error)) throw error;
    }
  };
}
