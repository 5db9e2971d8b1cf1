import type { Request, RequestHandler } from 'express';
import { HttpError } from './api-error.js';

/** Host of an address, or undefined when it is none. */
export function hostOf(address: string | undefined): string | undefined {
  try {
    return address === undefined ? undefined : new URL(address).host;
  } catch {
    return undefined;
  }
}

function comesFromElsewhere(req: Request): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = req.get('Origin');
  return origin !== undefined && hostOf(origin) !== req.host;
}

/**
 * Refuses changes that a page of another site asks a visitor's browser for.
 *
 * Every browser says where such a request comes from. What says nothing is no browser and carries nobody's cookies.
 */
export const sameOriginOnly: RequestHandler = (req, _res, next) => {
  const changes = req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'OPTIONS';
  if (changes && comesFromElsewhere(req)) throw new HttpError(403, 'This can only be done from our own pages');
  next();
};
