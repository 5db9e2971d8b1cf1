import { createReadStream, existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Connect, Plugin, ViteDevServer } from 'vite';

/**
 * Answers `/data/<name>.json` in the development server, where no build has written the files. A change of what only the data
 * is made from (a partner's file, an article) is no module of the page, so the page is loaded again.
 */
export const serveData = (): Plugin => ({
  name: 'boundless:serve-data',
  apply: 'serve',
  hotUpdate({ file, modules, server }) {
    const { client } = server.environments;
    const isData = this.environment.name === 'ssr' && modules.length > 0;
    if (isData && !client.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
  },
  configureServer(server) {
    server.middlewares.use('/assets/articles', sendPicture);
    server.middlewares.use('/data', async (request, response, next) => {
      const name = request.url?.match(/^\/(.+)\.json/)?.[1];
      if (!name) return next();
      try {
        const data = await dataNamed(decodeURIComponent(name), server);
        response.statusCode = data === undefined ? 404 : 200;
        response.setHeader('Content-Type', 'application/json');
        response.end(JSON.stringify(data ?? { error: 'not found' }));
      } catch (error) {
        next(error);
      }
    });
  },
});

/** The index of the search is made of all other data, and not one of them. */
async function dataNamed(name: string, server: ViteDevServer): Promise<unknown> {
  if (name === 'search') {
    const { searchIndex } = (await server.ssrLoadModule(
      '/build/search-index.ts',
    )) as typeof import('./search-index.js');
    return JSON.parse(await searchIndex());
  }
  const { dataOf } = (await server.ssrLoadModule('/build/data/sources.ts')) as typeof import('./data/sources.js');
  return dataOf(name);
}

const pictures = join(import.meta.dirname, '../../content/generated/pictures');
const types: Record<string, string> = { '.svg': 'image/svg+xml', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' };

/** Sends a picture of an article, which a build copies instead. */
const sendPicture: Connect.NextHandleFunction = (request, response, next) => {
  const file = join(pictures, basename(decodeURIComponent(request.url ?? '')));
  const kind = extname(file);
  if (kind === '' || !existsSync(file)) return next();
  response.setHeader('Content-Type', types[kind] ?? `image/${kind.slice(1)}`);
  createReadStream(file).pipe(response);
};
