import express, { type Request, type RequestHandler } from 'express';
import type { z } from 'zod';
import { limits, messages } from '../contract/index.js';
import { HttpError, httpError } from './api-error.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

export type FormFields = Record<string, string>;

/**
 * The fields of a plain form post, with line breaks as in JSON. Different values of a repeated field are joined: a visitor would be thanked
 * without one that is left out. Undefined for other requests.
 */
export function readForm(req: Request): FormFields | undefined {
  if (!req.is(FORM_TYPE)) return undefined;
  const fields = Object.entries<string | string[]>(req.body ?? {}).map(([name, values]) => {
    const value = [...new Set([values].flat())].join('\n');
    return [name, value.replaceAll('\r\n', '\n')] as const;
  });
  return Object.fromEntries(fields);
}

/** Whether a checkbox is ticked. A browser sends it only then, but another client may send that it is not. */
export const isTicked = (value = '') =>
  value.split('\n').some((one) => one.trim() !== '' && !/^(?:false|off|no|0)$/i.test(one.trim()));

/** Percent-encoding writes a byte as up to three characters. The limit applies to the decoded text. */
const CHARACTERS_PER_BYTE = 3;
function verify(_req: unknown, _res: unknown, bytes: Buffer): void {
  let encoded = 0;
  for (let at = bytes.indexOf('%'); at !== -1; at = bytes.indexOf('%', at + 1)) encoded += 1;
  if (bytes.length - encoded * (CHARACTERS_PER_BYTE - 1) > limits.bodyBytes) throw httpError(413);
}

const formLimits = { limit: limits.bodyBytes * CHARACTERS_PER_BYTE, parameterLimit: 100, verify };
const parsers: Record<string, RequestHandler> = {
  [JSON_TYPE]: express.json({ inflate: false, limit: limits.bodyBytes }),
  [FORM_TYPE]: express.urlencoded({ inflate: false, extended: false, ...formLimits }),
};

/** Parses bodies of the given types. Compressed bodies are refused: they can be far larger than they seem. */
const body =
  (...types: string[]): RequestHandler =>
  (req, res, next) => {
    const type = req.is(types);
    const parse = type ? parsers[type] : undefined;
    if (!parse) throw httpError(415);
    parse(req, res, next);
  };

export const jsonBody = body(JSON_TYPE);
export const jsonOrFormBody = body(JSON_TYPE, FORM_TYPE);

/** Copies JSON data. In V8 a substring refers to the whole string, so without a copy a stored name would keep its request's body. */
export const copied = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Validates a body. Throws an error with the first message of each invalid field, as `getText` writes it; a single one is also the error's
 * message.
 */
export function parseBody<T>(
  schema: z.ZodType<T>,
  body: unknown,
  getText = ({ message }: { message: string; maximum?: unknown }) => message,
): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const fields: Record<string, string> = {};
  for (const issue of issues) if (issue.path[0] !== undefined) fields[String(issue.path[0])] ??= getText(issue);
  const [only, second] = Object.values(fields);
  if (only !== undefined)
    throw new HttpError(400, second === undefined ? only : getText({ message: messages.invalid }), { fields });
  throw new HttpError(400, issues[0]?.code === 'custom' ? issues[0].message : 'The body must be a JSON object');
}

export function parseQuery<T>(schema: z.ZodType<T>, req: Request): T {
  const parsed = schema.safeParse(req.query);
  if (parsed.success) return parsed.data;
  throw new HttpError(400, parsed.error.issues[0]?.message ?? 'Invalid query');
}
