import { parsePublicEnv } from '@boundless/content/schemas/public-env';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv } from 'vite';
import { serveData } from './scripts/serve-data.js';

/** Where `npm run dev` runs the API. */
const api = `http://127.0.0.1:${process.env.API_PORT ?? 3001}`;

export default defineConfig(({ mode }) => {
  parsePublicEnv({ ...loadEnv(mode, process.cwd(), 'PUBLIC_'), ...process.env });
  return {
    envPrefix: 'PUBLIC_',
    plugins: [react(), tailwindcss(), serveData()],
    resolve: { conditions: ['@boundless/source', ...defaultClientConditions] },
    ssr: {
      noExternal: true,
      resolve: { conditions: ['@boundless/source', ...defaultServerConditions] },
    },
    build: { manifest: 'manifest.json', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    server: { port: Number(process.env.PORT ?? 3000), proxy: { '/api': api, '/healthz': api, '/readyz': api } },
  };
});
