import type { Request, RequestHandler } from 'express';
import { HttpError } from './api-error.js';

/** Whether an address is one of ours. `https://x` is at the host `x:443` as well as at `x`. */
export function isOwnAddress(req: Request, address: string): boolean {
  try {
    const { protocol, host } = new URL(address);
    return host === new URL(`${protocol}//${req.host}`).host;
  } catch {
    return false;
  }
}

function isCrossOrigin(req: Request): boolean {
  const site = req.get('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = req.get('Origin');
  return origin !== undefined && !isOwnAddress(req, origin);
}

/**
 * Refuses changes that a page of another site asks a visitor's browser for.
 *
 * Every browser says where such a request comes from. What says nothing is no browser and carries nobody's cookies.
 */
export const sameOriginOnly: RequestHandler = (req, _res, next) => {
  const changes = req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'OPTIONS';
  if (changes && isCrossOrigin(req)) throw new HttpError(403, 'This can only be done from our own pages');
  next();
};
