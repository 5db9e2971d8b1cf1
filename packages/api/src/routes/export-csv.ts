import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { csvPath, type LeadKind, limits, listPaths, sourceNames } from '../contract/index.js';
import { listQuery, submissions } from '../contract/schemas/index.js';
import { parseQuery } from '../middleware/input.js';
import { leadView } from '../store/lead-view.js';
import type { LeadQuery, StoredLead } from '../store/ports.js';

/**
 * The start of a formula at the start of a cell. Spreadsheets in some locales separate cells by semicolon and ignore our quotes, so a
 * cell may also start after every line break or separator inside a field.
 */
const FORMULA = /[=+\-@＝＋－＠|%](?<=(?:^|[\r\n\v\f\u0085\u2028\u2029,;\t|])[\s\0"]*.)/gu;

function cell(value: unknown): string {
  // An apostrophe in front of a formula marks it as text.
  const text = String(value ?? '').replace(FORMULA, "'$&");
  return /[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

const BYTE_ORDER_MARK = '\uFEFF';

const getColumns = (kind: LeadKind) => [
  ...Object.keys(submissions[kind].shape).filter((name) => name !== 'source' && name !== 'agreement'),
  ...sourceNames,
  ...['agreedTo', 'agreementVersion', 'agreedAt'],
  ...(kind === 'subscriber' ? ['unsubscribe'] : []),
];

function csvRow(lead: StoredLead, columns: string[], { links }: AppDeps): string {
  const { source, agreement, ...fields } = leadView(lead);
  const row: Record<string, unknown> = {
    ...fields,
    ...source,
    ...(agreement && { agreedTo: agreement.words, agreementVersion: agreement.version, agreedAt: agreement.at }),
    ...(lead.kind === 'subscriber' && { unsubscribe: links.address('unsubscribe', lead.id) }),
  };
  return csvLine(columns.map((column) => row[column]));
}

/** Whether an export includes a lead. It leaves out subscribers who must not get the newsletter. */
const isWanted = ({ kind, spam, status = 'active' }: StoredLead) =>
  kind !== 'subscriber' || spam || status === 'active';

async function* csvChunks(deps: AppDeps, query: LeadQuery, all: boolean): AsyncGenerator<string> {
  const columns = getColumns(query.kind);
  yield BYTE_ORDER_MARK + csvLine(columns);
  let { limit: left, before } = query;
  do {
    const page = await deps.leads.page({ ...query, before, limit: Math.min(left, limits.pageMax) });
    const items = all ? page.items : page.items.filter(isWanted);
    yield items.map((lead) => csvRow(lead, columns, deps)).join('');
    left -= items.length;
    before = page.next;
  } while (before !== undefined && left > 0);
}

/** Sends all entries that match the query as CSV, at most `limit` of them. Each export is recorded in the audit log first. */
export function exportCsv(kind: LeadKind, deps: AppDeps): RequestHandler {
  const path = listPaths[kind];
  return async (req, res) => {
    const { limit = Number.POSITIVE_INFINITY, cursor: before, q, spam, status } = parseQuery(listQuery, req);
    // The search text is left out, because it may be a person's name.
    const filter = [spam && 'spam', q && 'a search'].filter(Boolean).join(', ');
    const subject = `${csvPath(path)}${filter && `: ${filter}`}`;
    await deps.auditLog.add({ action: 'export', address: req.ip ?? '', subject });
    const day = new Date(deps.clock.now()).toISOString().slice(0, 10);
    res.attachment(`${path.split('/').pop()}-${day}.csv`).type('text/csv; charset=utf-8');
    if (req.method === 'HEAD') return void res.end();
    const file = csvChunks(deps, { kind, spam: spam === 'only', q, before, limit }, status === 'all');
    await pipeline(Readable.from(file), res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  };
}
