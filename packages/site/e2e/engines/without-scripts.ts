import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that turns JavaScript off, in any engine. Its content security policy puts each document into a sandbox without scripts, where forms, links
 * and `<noscript>` work and `(scripting: none)` matches.
 */
export async function withoutScripts(site: string) {
  const server = createServer((incoming, outgoing) => {
    const proxied = request(site + incoming.url, { method: incoming.method, headers: incoming.headers }, (response) => {
      const policy = 'sandbox allow-forms allow-same-origin allow-top-navigation';
      outgoing.writeHead(response.statusCode ?? 502, { ...response.headers, 'content-security-policy': policy });
      response.pipe(outgoing);
    });
    proxied.on('error', () => outgoing.destroy());
    incoming.pipe(proxied);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
