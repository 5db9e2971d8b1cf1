import type { Request, RequestHandler } from 'express';
import { HttpError } from './api-error.js';
import { apiResponseHeaders } from './security-headers.js';

/** A name, an IPv4 address or an IPv6 address in brackets, with or without a port (RFC 9110, 7.2). */
const HOST = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]*)(?::\d*)?$/i;

function findViolation(req: Request): HttpError | undefined {
  const hosts = req.headersDistinct.host ?? [];
  if (hosts.length > 1) return new HttpError(400, 'The request names more than one host');
  if (hosts.length === 0 && req.httpVersion === '1.1') return new HttpError(400, 'The request must name a host');
  if (hosts[0] !== undefined && !HOST.test(hosts[0])) return new HttpError(400, 'The host could not be read');
  // "*" and "host:port" are meant for proxies.
  if (!/^(?:\/|https?:\/\/)/i.test(req.originalUrl)) return new HttpError(400, 'The address could not be read');
  if (!/^100-continue$/i.test(req.headers.expect ?? '100-continue'))
    return new HttpError(417, 'The Expect header is not supported');
  return undefined;
}

/** Refuses requests that violate HTTP (RFC 9110) and closes the connection. */
export const wellFormed: RequestHandler = (req, res, next) => {
  const problem = findViolation(req);
  if (!problem) return next();
  res.set('Connection', 'close');
  apiResponseHeaders(req, res, () => next(problem));
};
