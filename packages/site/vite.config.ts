import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parsePublicEnv } from '@boundless/content/schemas/public-env';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { serveData } from './build/serve-data.js';

/** Where `npm run dev` runs the API. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** A file of the kit's sources. */
const kit = (file: string) =>
  fileURLToPath(import.meta.resolve('@boundless/ui/package.json').replace('package.json', file));

/** Few files instead of many small ones: libraries, the frame, what most pages use; what some share goes with whom they share it. */
const groups = [
  { name: 'fonts', test: /site[\\/]src[\\/]fonts\.css$/, priority: 5 },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
    priority: 4,
  },
  { name: 'frame', tags: ['$initial' as const], priority: 3 },
  { name: 'most', minShareCount: 14, priority: 2 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 800, priority: 1 },
];

/** Not after everything that shares them. */
const chunkFileNames = ({ name }: { name: string }) =>
  `assets/${name.startsWith('shared') ? 'shared' : name}-[hash].js`;

const unlessPosted = ({ method, url }: IncomingMessage) => (method === 'POST' ? undefined : url);

export default defineConfig(({ command, mode }) => {
  parsePublicEnv({ ...loadEnv(mode, process.cwd(), 'PUBLIC_'), ...process.env });
  return {
    envPrefix: 'PUBLIC_',
    plugins: [react(), tailwindcss(), serveData()],
    resolve: {
      conditions: ['@boundless/source', ...defaultClientConditions],
      // Style sheets are resolved without the condition above.
      alias: [
        { find: '@boundless/ui/styles-without-fonts.css', replacement: kit('src/styles-without-fonts.css') },
        { find: '@boundless/ui/fallback-fonts.css', replacement: kit('src/tokens/fallback-fonts.css') },
        { find: '@boundless/ui/fonts.css', replacement: kit('src/tokens/fonts.css') },
      ],
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
