import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parsePublicEnv } from '@boundless/content/schemas/public-env';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';

/** Address of the API in development. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

const router = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
/** React Router's production build, which is 0.5 kB smaller. Its package exports the development build by default. */
const productionRouter = {
  'react-router/dom': join(router, 'dom-export.mjs'),
  'react-router': join(router, 'index.mjs'),
};

/** Modules that at least eleven pages load are in one file. The bundler decides about all others. */
const codeSplitting = { groups: [{ name: 'common', minShareCount: 11 }] };

const unlessPosted = ({ method, url }: IncomingMessage) => (method === 'POST' ? undefined : url);

export default defineConfig(({ command, mode }) => {
  parsePublicEnv({ ...loadEnv(mode, process.cwd(), 'PUBLIC_'), ...process.env });
  return {
    envPrefix: 'PUBLIC_',
    publicDir: '../content/generated/public',
    plugins: [react(), tailwindcss()],
    resolve: {
      conditions: ['@boundless/source', ...defaultClientConditions],
      alias: command === 'build' ? productionRouter : {},
    },
    ssr: {
      // The build bundles everything that renders pages into one file. In development Node loads CommonJS packages itself.
      noExternal: command === 'build' ? true : [/^@boundless\//],
      resolve: { conditions: ['@boundless/source', ...defaultServerConditions] },
    },
    build: {
      assetsInlineLimit: 0,
      // Browsers without module preload fetch modules when they are imported.
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting } },
    },
    server: {
      port: Number(process.env.PORT ?? 3000),
      // Vite serves the pages that newsletter mails link to. Their forms post to the API.
      proxy: { '^/api/': api, '/healthz': api, '/readyz': api, '^/newsletter/': { target: api, bypass: unlessPosted } },
    },
  };
});
