import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { AppDeps } from '../app-deps.js';
import { type LeadKind, limits, listPaths, sourceNames } from '../contract/index.js';
import { listQuery, submissions } from '../contract/schemas/index.js';
import { queryOf } from '../middleware/input.js';
import type { LeadQuery, StoredLead } from '../store/ports.js';
import { leadView } from './lead-view.js';

/**
 * Where a spreadsheet may see the start of a formula: at the start of a cell. In locales that separate by semicolon, our commas
 * and quotes mean nothing, so that a cell starts after every line break and separator inside a field as well.
 */
const FORMULA = /[=+\-@＝＋－＠|%](?<=(?:^|[\r\n\v\f\u0085\u2028\u2029,;\t|])[\s\0"]*.)/gu;

/** An apostrophe in front means "this is text". */
const neutralise = (text: string) => text.replace(FORMULA, "'$&");

function cell(value: unknown): string {
  const text = neutralise(value === undefined || value === null ? '' : String(value));
  return /[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`;

const BYTE_ORDER_MARK = '\uFEFF';

/** The entry's own fields, then one for each part of its source and of what was agreed to. */
const columnsOf = (kind: LeadKind) => [
  ...Object.keys(submissions[kind].shape).filter((name) => name !== 'source' && name !== 'agreement'),
  ...sourceNames,
  ...['agreedTo', 'agreementVersion', 'agreedAt'],
  ...(kind === 'subscriber' ? ['unsubscribe'] : []),
];

/** A lead's line. A subscriber's ends with the link that ends the subscription. */
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

/** Whom an export leaves out: subscribers who are not to be written to, unless all are asked for. */
const isWanted = ({ kind, spam, status = 'active' }: StoredLead) =>
  kind !== 'subscriber' || spam || status === 'active';

/** The file in pieces: its head, then page after page of the list. */
async function* csvChunks(deps: AppDeps, query: LeadQuery, all: boolean): AsyncGenerator<string> {
  const columns = columnsOf(query.kind);
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

/** Sends what the list's own parameters select, all of it unless `limit` says otherwise. Every export is audited first. */
export function exportCsv(kind: LeadKind, deps: AppDeps): RequestHandler {
  const path = listPaths[kind];
  return async (req, res) => {
    const { limit = Number.POSITIVE_INFINITY, cursor: before, q, spam, status } = queryOf(listQuery, req);
    // Not what was searched for: that may be a person's name.
    const filter = [spam && 'spam', q && 'a search'].filter(Boolean).join(', ');
    const subject = `${path}.csv${filter && `: ${filter}`}`;
    await deps.auditLog.add({ action: 'export', address: req.ip ?? '', subject });
    const day = new Date().toISOString().slice(0, 10);
    res.attachment(`${path.split('/').pop()}-${day}.csv`).type('text/csv; charset=utf-8');
    if (req.method === 'HEAD') return void res.end();
    const file = csvChunks(deps, { kind, spam: spam === 'only', q, before, limit }, status === 'all');
    await pipeline(Readable.from(file), res).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  };
}
