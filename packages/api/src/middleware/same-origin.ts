import type { Request, RequestHandler } from 'express';
import { HttpError } from './api-error.js';

/** Whether a URL has the same host as the request. `https://x` also matches the host `x:443`. */
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
 * Refuses changes that come from a page of another site (CSRF). Browsers send `Sec-Fetch-Site` or `Origin`. A request without both
 * does not come from a browser, so it has no visitor's cookies.
 */
export const sameOriginOnly: RequestHandler = (req, _res, next) => {
  const changes = req.method !== 'GET' && req.method !== 'HEAD' && req.method !== 'OPTIONS';
  if (changes && isCrossOrigin(req)) throw new HttpError(403, 'This can only be done from our own pages');
  next();
};
