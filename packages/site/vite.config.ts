import { fileURLToPath } from 'node:url';
import { parsePublicEnv } from '@boundless/content/schemas/public-env';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { pureComponents } from './scripts/pure-components.js';
import { serveData } from './scripts/serve-data.js';

/** Where `npm run dev` runs the API. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

/** Few files instead of many small ones: what every page needs, and what most of them share. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//, priority: 2 },
  {
    name: 'kit',
    test: /packages\/(ui|content)\/|lucide-react|class-variance-authority|clsx/,
    minShareCount: 14,
    priority: 1,
  },
];

export default defineConfig(({ command, mode }) => {
  parsePublicEnv({ ...loadEnv(mode, process.cwd(), 'PUBLIC_'), ...process.env });
  return {
    envPrefix: 'PUBLIC_',
    plugins: [react(), tailwindcss(), serveData(), pureComponents()],
    resolve: {
      conditions: ['@boundless/source', ...defaultClientConditions],
      // Style sheets are resolved without the condition above.
      alias: {
        '@boundless/ui/styles.css': fileURLToPath(
          import.meta.resolve('@boundless/ui/package.json').replace('package.json', 'src/styles.css'),
        ),
      },
    },
    ssr: {
      // In one file what the build renders pages with; the development server leaves CommonJS to Node.
      noExternal: command === 'build' ? true : [/^@boundless\//],
      resolve: { conditions: ['@boundless/source', ...defaultServerConditions] },
    },
    build: {
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: { port: Number(process.env.PORT ?? 3000), proxy: { '^/api/': api, '/healthz': api, '/readyz': api } },
  };
});
