import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preview } from 'vite';
import { root } from '../../lib/run.mjs';

const folder = join(root, 'storybook-static');

/**
 * Serves the built Storybook on a free port.
 *
 * @param {import('vite').PluginOption[]} [plugins]
 * @returns its origin, its stories in the order of its index, and `close`
 */
export async function serveStorybook(plugins = []) {
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
    plugins,
  });
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'));
  return {
    origin: `http://127.0.0.1:${server.httpServer.address().port}`,
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    close: () => server.close(),
  };
}
