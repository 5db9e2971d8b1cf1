import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

const forwarding = ['x-forwarded-for', 'x-forwarded-proto', 'forwarded'];

/** Warns once where requests come through a proxy and TRUST_PROXY is not set. */
export function warnOfUntrustedProxy(logger: Logger): RequestHandler {
  let warned = false;
  return (req, _res, next) => {
    if (!warned && forwarding.some((name) => name in req.headers)) {
      warned = true;
      logger.warn(
        'A request has forwarding headers, and TRUST_PROXY is not set. If a proxy is in front of the server, set it: until ' +
          'then all clients share one rate limit, and cookies are not marked as secure.',
      );
    }
    next();
  };
}
