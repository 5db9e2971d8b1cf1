import { isIP } from 'node:net';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Some proxies, Azure's for one, name the client's port as well: `203.0.113.7:50123`, `[2001:db8::7]:50123`. */
function withoutPort(text: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(text) ?? [];
  return v4 ?? v6 ?? text;
}

/**
 * Makes `req.ip` an address without a port. Anything else from a proxy is ignored, so that a client cannot appear as another one with every
 * connection.
 */
export function defineRequestIp(app: Express): void {
  Object.defineProperty(app.request, 'ip', {
    get(this: Request) {
      const named = withoutPort(Reflect.get(express.request, 'ip', this) ?? '');
      return isIP(named) ? named : this.socket.remoteAddress;
    },
  });
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'via'];

/** Whether a request has come through a proxy, as far as it tells. */
export const isForwarded = ({ headers }: Pick<Request, 'headers'>) => forwarding.some((name) => name in headers);

/** Warns once where requests come through a proxy and TRUST_PROXY is not set. */
export function warnOfUntrustedProxy(logger: Logger): RequestHandler {
  let warned = false;
  return (req, _res, next) => {
    if (!warned && isForwarded(req)) {
      warned = true;
      logger.warn(
        'A request has forwarding headers, and TRUST_PROXY is not set. If a proxy is in front of the server, set it: until ' +
          'then all clients share one rate limit, and cookies are not marked as secure.',
      );
    }
    next();
  };
}
