/** Builds the package into `dist`: one module per source file, types, the style sheet with its fonts, the theme. */
import { execFileSync } from 'node:child_process';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'vite';

const root = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
process.chdir(root);
process.env.NODE_ENV = 'production';

await rm('dist', { recursive: true, force: true });
await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', mode: 'style' });
const tsc = join(dirname(require.resolve('typescript-7/package.json')), 'bin/tsc');
execFileSync(process.execPath, [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
// The theme is for projects with their own Tailwind. The fonts are in `dist/fonts`, where the style sheet's build above puts them.
async function copyTheme(file: string) {
  await copyFile(`src/${file}`, `dist/${file}`);
  const parts = (await readFile(`src/${file}`, 'utf8')).matchAll(/@import "\.\/(.+)"/g);
  for (const [, part = ''] of parts) await copyTheme(part);
}
for (const file of ['theme.css', 'tokens/fonts.css', 'tokens/fallback-fonts.css']) await copyTheme(file);
await import('./tokens.js');
