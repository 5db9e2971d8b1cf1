import express, { type RequestHandler } from 'express';
import { limits } from '../contract/index.js';
import { HttpError } from './api-error.js';

/** Refuses what is neither of the given types. A compressed body could be far larger than it looks: refused as well. */
function onlyTypes(types: string[]): RequestHandler {
  return (req, _res, next) => {
    const encoding = req.get('Content-Encoding');
    if (encoding !== undefined && encoding !== 'identity')
      throw new HttpError(415, 'Please send the body uncompressed');
    const type = req.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (!types.includes(type)) throw new HttpError(415, 'Please send JSON or a form');
    next();
  };
}

const common = { limit: limits.bodyBytes, inflate: false };
const json = express.json(common);
const form = express.urlencoded({ ...common, extended: false, parameterLimit: 100 });

/** Reads a JSON body. */
export const jsonBody: RequestHandler[] = [onlyTypes(['application/json']), json];

/** Reads a JSON body or a plain form post. */
export const jsonOrFormBody: RequestHandler[] = [
  onlyTypes(['application/json', 'application/x-www-form-urlencoded']),
  json,
  form,
];
