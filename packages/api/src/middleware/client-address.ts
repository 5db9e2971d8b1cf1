import { isIP } from 'node:net';
import express, { type Express, type Request } from 'express';

/** Some proxies, Azure's for one, name the client's port as well: `203.0.113.7:50123`, `[2001:db8::7]:50123`. */
function withoutPort(text: string): string {
  const [, v4, v6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(text) ?? [];
  return v4 ?? v6 ?? text;
}

/**
 * Makes `req.ip` an address without a port. Anything else from a proxy is ignored, so that a client cannot appear as another one with every
 * connection.
 */
export function keepAddressesPlain(app: Express): void {
  Object.defineProperty(app.request, 'ip', {
    get(this: Request) {
      const named = withoutPort(Reflect.get(express.request, 'ip', this) ?? '');
      return isIP(named) ? named : this.socket.remoteAddress;
    },
  });
}
