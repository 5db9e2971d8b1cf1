import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parsePublicEnv } from '@boundless/content/schemas/public-env';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';

/** Where `npm run dev` runs the API. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

const router = join(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production');
/** React Router's own production build, 0.5 kB smaller: its package gives the development build to everybody. */
const productionRouter = {
  'react-router/dom': join(router, 'dom-export.mjs'),
  'react-router': join(router, 'index.mjs'),
};

/**
 * Few script files, and each page within `build/budgets.ts`. The first group that takes a module has it; a file smaller
 * than a threshold joins a similar one.
 */
const groups = [
  { name: 'frame', test: /site[\\/]src[\\/]entry-client\./ },
  { name: 'most', minShareCount: 14 },
  { name: 'shared', minShareCount: 8, entriesAware: true, entriesAwareMergeThreshold: 3000 },
  { name: 'shared', minShareCount: 5, entriesAware: true, entriesAwareMergeThreshold: 1200 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800 },
];

/** Not after everything that shares them. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`;

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
      // In one file what the build renders pages with; the development server leaves CommonJS to Node.
      noExternal: command === 'build' ? true : [/^@boundless\//],
      resolve: { conditions: ['@boundless/source', ...defaultServerConditions] },
    },
    build: {
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } },
    },
    server: {
      port: Number(process.env.PORT ?? 3000),
      // The pages that the newsletter's mails lead to are the site's; what their buttons send is the API's.
      proxy: { '^/api/': api, '/healthz': api, '/readyz': api, '^/newsletter/': { target: api, bypass: unlessPosted } },
    },
  };
});
