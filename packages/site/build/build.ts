import { rename } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Language, languages } from '@boundless/content/languages';
import { build, type InlineConfig } from 'vite';
import { entry } from './assets.js';
import { clearBuild } from './clear-build.js';
import { contentIn, folderOf } from './content-in.js';
import { type LanguageSite, prerender } from './prerender.js';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);
process.env.NODE_ENV = 'production';

/** Builds the scripts and the renderer of one language, and loads the renderer. All languages share the folder of the scripts. */
async function buildLanguage({ code, prefix }: Language): Promise<LanguageSite> {
  const isEnglish = prefix === '';
  const folder = isEnglish ? 'dist' : `dist/${code}`;
  const shared: InlineConfig = { logLevel: 'warn', plugins: isEnglish ? [] : [contentIn(folderOf(code))] };
  await build({
    ...shared,
    build: {
      outDir: 'dist/client',
      emptyOutDir: false,
      copyPublicDir: isEnglish,
      manifest: `manifest-${code}.json`,
      rolldownOptions: { input: entry },
    },
  });
  await build({
    ...shared,
    // Otherwise the server would render with React's development build, which takes up to six times as long, unless NODE_ENV is set.
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    // Minified because the source of `boot` is copied into every document.
    build: { minify: true, outDir: `${folder}/server`, ssr: 'build/entry-server.ts', copyPublicDir: false },
  });
  await rename(`dist/client/manifest-${code}.json`, `${folder}/manifest.json`);
  return import(pathToFileURL(`${root}${folder}/server/entry-server.js`).href);
}

await clearBuild('dist');
const sites: LanguageSite[] = [];
for (const language of languages) sites.push(await buildLanguage(language));
await prerender(sites, `${root}dist`);
