import type { IncomingMessage } from 'node:http';
import { parsePublicEnv } from '@boundless/content/schemas/public-env';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';
import { refuseEnvFiles } from './build/no-env-files.js';

/** Address of the API in development. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

const unlessPosted = ({ method, url }: IncomingMessage) => (method === 'POST' ? undefined : url);

export default defineConfig(({ command }) => {
  refuseEnvFiles(import.meta.dirname);
  parsePublicEnv(process.env);
  return {
    envDir: false,
    envPrefix: 'PUBLIC_',
    publicDir: '../content/generated/public',
    plugins: [react(), tailwindcss()],
    resolve: { conditions: ['@boundless/source', ...defaultClientConditions] },
    ssr: {
      // The build bundles everything that renders pages into one file. In development Node loads CommonJS packages itself.
      noExternal: command === 'build' ? true : [/^@boundless\//],
      resolve: { conditions: ['@boundless/source', ...defaultServerConditions] },
    },
    build: {
      assetsInlineLimit: 0,
      // One style sheet, which documents contain. Otherwise each import of a page's part would fetch it again.
      cssCodeSplit: false,
      // Browsers without module preload fetch modules when they are imported.
      modulePreload: { polyfill: false },
    },
    server: {
      port: Number(process.env.PORT ?? 3000),
      // Vite serves the pages that newsletter mails link to. Their forms post to the API.
      proxy: { '^/api/': api, '/healthz': api, '/readyz': api, '^/newsletter/': { target: api, bypass: unlessPosted } },
    },
  };
});
