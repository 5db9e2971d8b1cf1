import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { RequestHandler } from 'express';
import type PQueue from 'p-queue';
import type { AppDeps } from '../app-deps.js';
import { csvPath, type LeadKind, limits, listPaths, sourceNames } from '../contract/index.js';
import { listQuery, submissions } from '../contract/schemas/index.js';
import { findLanguage } from '../lib/site-language.js';
import { parseQuery } from '../middleware/input.js';
import { leadJson } from '../store/lead-json.js';
import type { Lead, LeadQuery } from '../store/ports.js';

/** How a cell begins that a spreadsheet reads as a formula (OWASP, CSV injection), in any width of the sign. */
const FORMULA = /^(?:[\t\r\n]|[\s\0]*[=+\-@＝＋－＠])/;

/** Whether a text is a telephone number, with or without an extension. */
const isPhone = (text: string) => /^[\w\s+().\-/#*]+$/.test(text) && /\d/.test(text);

/** Numbers that spreadsheets would change: with a zero in front, more than the 15 digits that they keep, `12e45`, `2.0`, `.5`, `(5)`. */
const OTHER_NUMBER = /^(?:0\d+|\d{16,}|\d+(?:\.\d+)?e[+-]?\d+|\d+\.\d*0|\.\d+|\(\d+(?:\.\d+)?\))$/i;
/** What they read as a date or a time: `7-11`, `2026-11`, the format `16:9` of an ad, `5 pm`. */
const DATE_OR_TIME =
  /^(?:\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|\d{1,4}:\d{1,2}(?::\d{1,2})?(?: [ap]m?)?|\d{1,2} [ap]m?)$/i;
/** A month with a number in English or French, such as the campaign `may-2026`: spreadsheets make a date of it. */
const MONTH =
  'jan(?:uary|v|vier)?|feb(?:ruary)?|f[eé]vr?(?:ier)?|mar(?:ch|s)?|apr(?:il)?|avr(?:il)?|may|mai|june?|juin|july?|juil(?:let)?|aug(?:ust)?|ao[uû]t|sept?(?:ember|embre)?|oct(?:ober|obre)?|nov(?:ember|embre)?|d[eé]c(?:ember|embre)?';
const MONTH_DATE = new RegExp(`^(?:(?:${MONTH})[-/ ]?\\d{1,4}|\\d{1,4}[-/ ]?(?:${MONTH})(?:[-/ ]\\d{1,4})?)$`, 'i');

const wouldChange = (text: string) => [OTHER_NUMBER, DATE_OR_TIME, MONTH_DATE].some((pattern) => pattern.test(text));

/** Spreadsheets drop the zero of `0912…`, and calculate `+1-416-…`. As the text of a formula, it stays as it is. */
const asText = (text: string) => `="${text}"`;

/** An apostrophe in front of a formula marks it as text. */
const withoutFormula = (text: string) => (FORMULA.test(text) ? `'${text}` : text);

const quoted = (text: string) => (/[",;\r\n\t']|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cell(value: unknown, column?: string): string {
  const text = String(value ?? '');
  const isText = wouldChange(text) || (column === 'phone' && isPhone(text));
  return quoted(isText ? asText(text) : withoutFormula(text));
}

/** A line of values. With the names of their columns, telephone numbers are kept as text. */
export const csvLine = (values: readonly unknown[], columns: readonly string[] = []) =>
  `${values.map((value, at) => cell(value, columns[at])).join(',')}\r\n`;

const BYTE_ORDER_MARK = '\uFEFF';

/** Fields whose columns are listed apart, the newest last. */
const apart = new Set(['source', 'agreement', 'phoneAgreement', 'stopped', 'language']);

const getColumns = (kind: LeadKind) => [
  ...Object.keys(submissions[kind].shape).filter((name) => !apart.has(name)),
  ...sourceNames,
  ...['agreedTo', 'agreementVersion', 'agreedAt'],
  ...(kind === 'subscriber'
    ? ['unsubscribe']
    : ['phoneAgreedTo', 'phoneAgreementVersion', 'phoneAgreedAt', 'stopped', 'stop']),
  'language',
];

function csvRow(lead: Lead, columns: string[], { links, site }: AppDeps): string {
  const prefix = findLanguage(site?.languages, lead.body.language)?.prefix;
  const { source, agreement, phoneAgreement: phone, ...fields } = leadJson(lead);
  const row: Record<string, unknown> = {
    ...fields,
    ...source,
    ...(agreement && { agreedTo: agreement.words, agreementVersion: agreement.version, agreedAt: agreement.at }),
    ...(phone && { phoneAgreedTo: phone.words, phoneAgreementVersion: phone.version, phoneAgreedAt: phone.at }),
    ...(lead.kind === 'subscriber'
      ? { unsubscribe: links.address('unsubscribe', lead.id, prefix) }
      : { stop: links.address('stop', lead.id, prefix) }),
  };
  const values = columns.map((column) => row[column]);
  return csvLine(values, columns);
}

/** Whether an export includes a lead. It leaves out subscribers who must not get the newsletter. */
const isWanted = ({ kind, spam, status = 'active' }: Lead) => kind !== 'subscriber' || spam || status === 'active';

/** Rows that are written before other requests may run: some five milliseconds. */
const SLICE = 100;

async function* csvChunks(deps: AppDeps, query: LeadQuery, all: boolean): AsyncGenerator<string> {
  const columns = getColumns(query.kind);
  yield BYTE_ORDER_MARK + csvLine(columns);
  let { limit: left, before } = query;
  do {
    const page = await deps.leads.page({ ...query, before, limit: Math.min(left, limits.pageMax) });
    const items = all ? page.items : page.items.filter(isWanted);
    for (let start = 0; start < items.length; start += SLICE) {
      const slice = items.slice(start, start + SLICE);
      yield slice.map((lead) => csvRow(lead, columns, deps)).join('');
      await yieldToEventLoop();
    }
    left -= items.length;
    before = page.next;
  } while (before !== undefined && left > 0);
}

/**
 * Sends all entries that match the query as CSV, at most `limit` of them. Each export is recorded in the audit log first. Exports that share
 * a queue with a concurrency of 1 are sent one after another, because each uses much of the processor.
 */
export function exportCsv(kind: LeadKind, deps: AppDeps, queue: PQueue): RequestHandler {
  const path = listPaths[kind];
  return async (req, res) => {
    const { limit = Number.POSITIVE_INFINITY, cursor: before, q, spam, status, language } = parseQuery(listQuery, req);
    // The search text is left out, because it may be a person's name.
    const parts = [status && 'everyone', spam && 'spam', q && 'a search', language && `in ${language}`];
    const filter = parts.filter(Boolean).join(', ');
    const subject = `${csvPath(path)}${filter && `: ${filter}`}`;
    await deps.auditLog.add({ action: 'export', address: req.ip ?? '', subject });
    const day = new Date(deps.clock.now()).toISOString().slice(0, 10);
    res.attachment(`${path.split('/').pop()}-${day}.csv`).type('text/csv; charset=utf-8');
    if (req.method === 'HEAD') return void res.end();
    const file = csvChunks(deps, { kind, spam: spam === 'only', q, language, before, limit }, status === 'all');
    const send = async () => {
      if (!res.closed) await pipeline(Readable.from(file), res);
    };
    await queue.add(send).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
  };
}
