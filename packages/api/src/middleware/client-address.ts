import { isIP } from 'node:net';
import express, { type Express, type Request, type RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Some proxies, such as Azure's, add the client's port: `203.0.113.7:50123`, `[2001:db8::7]:50123`. */
function withoutPort(text: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(text) ?? [];
  return v4 ?? v6 ?? text;
}

/** Defines `req.ip` as an address without a port, or as the connection's address if a proxy sends no address. */
export function defineRequestIp(app: Express): void {
  Object.defineProperty(app.request, 'ip', {
    get(this: Request) {
      const named = withoutPort(Reflect.get(express.request, 'ip', this) ?? '');
      return isIP(named) ? named : this.socket.remoteAddress;
    },
  });
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-forwarded-host', 'via'];

export const isForwarded = ({ headers }: Pick<Request, 'headers'>) => forwarding.some((name) => name in headers);

/** Logs one warning when a request comes through a proxy although TRUST_PROXY is not set. */
export function warnOfUntrustedProxy(logger: Logger): RequestHandler {
  let warned = false;
  return (req, _res, next) => {
    if (!warned && isForwarded(req)) {
      warned = true;
      logger.warn(
        'A request has forwarding headers, but TRUST_PROXY is not set. If there is a proxy in front of the server, set it. Without ' +
          'it, all clients share one rate limit, and cookies are not marked as secure.',
      );
    }
    next();
  };
}

/** Logs one warning when a form or a password is posted without the headers of the proxy that TRUST_PROXY names. */
export function warnOfSilentProxy(logger: Logger): RequestHandler {
  let warned = false;
  return (req, _res, next) => {
    const missing = ['X-Forwarded-For', 'X-Forwarded-Proto'].filter((name) => req.get(name) === undefined);
    if (!warned && req.method === 'POST' && missing.length > 0) {
      warned = true;
      logger.warn(
        `A post came without ${missing.join(' and ')}, although TRUST_PROXY is set. If it came through the proxy, the proxy has to set ` +
          'both. Without them, all clients share one rate limit, and cookies are not marked as secure.',
      );
    }
    next();
  };
}
