import express, { type Request, type RequestHandler } from 'express';
import { limits } from '../contract/index.js';
import { HttpError, tooLarge } from './api-error.js';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const mediaType = (req: Request) => req.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Whether a request came from a plain form post. */
export const isFormPost = (req: Request) => mediaType(req) === FORM_TYPE;

/**
 * A browser writes each byte that is no Latin letter or digit as three signs: a message of 10,000 Chinese characters comes as
 * 90 kB. What counts is what it says.
 */
const FORM_SIGNS_PER_BYTE = 3;
function checkFormSize(_req: unknown, _res: unknown, bytes: Buffer): void {
  let encoded = 0;
  for (let at = bytes.indexOf('%'); at !== -1; at = bytes.indexOf('%', at + 1)) encoded += 1;
  if (bytes.length - encoded * (FORM_SIGNS_PER_BYTE - 1) > limits.bodyBytes) throw new HttpError(413, tooLarge);
}

const common = { inflate: false };
const form = {
  limit: limits.bodyBytes * FORM_SIGNS_PER_BYTE,
  verify: checkFormSize,
  extended: false,
  parameterLimit: 100,
};
const readers: Record<string, RequestHandler> = {
  [JSON_TYPE]: express.json({ ...common, limit: limits.bodyBytes }),
  [FORM_TYPE]: express.urlencoded({ ...common, ...form }),
};

/** Reads bodies of the given types. A compressed one could be far larger than it looks: refused like any other type. */
function body(...types: string[]): RequestHandler {
  return (req, res, next) => {
    const encoding = req.get('Content-Encoding');
    if (encoding !== undefined && encoding !== 'identity')
      throw new HttpError(415, 'Please send the body uncompressed');
    const type = mediaType(req);
    const read = types.includes(type) ? readers[type] : undefined;
    if (!read) throw new HttpError(415, 'Please send JSON or a form');
    read(req, res, next);
  };
}

/** Reads a JSON body. */
export const jsonBody = body(JSON_TYPE);

/** Reads a JSON body or a plain form post. */
export const jsonOrFormBody = body(JSON_TYPE, FORM_TYPE);
