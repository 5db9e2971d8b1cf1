import { preview } from 'vite';
import { root } from './run.mjs';

/** Serves the built Storybook on a free port. Gives its origin, and `close`. */
export async function serveStorybook(plugins = []) {
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir: 'storybook-static' },
    preview: { port: 0, host: '127.0.0.1' },
    plugins,
  });
  return { origin: `http://127.0.0.1:${server.httpServer.address().port}`, close: () => server.close() };
}
