import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A proxy that shows the site as a browser without JavaScript does, in any engine. Its policy puts each document into a sandbox without scripts, where
 * forms, links and `<noscript>` work and `(scripting: none)` matches.
 */
export async function withoutScripts(site: string) {
  const server = createServer((asked, answer) => {
    const passed = request(site + asked.url, { method: asked.method, headers: asked.headers }, (given) => {
      const policy = 'sandbox allow-forms allow-same-origin allow-top-navigation';
      answer.writeHead(given.statusCode ?? 502, { ...given.headers, 'content-security-policy': policy });
      given.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
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
