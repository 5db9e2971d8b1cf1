/**
 * `npm run tokens -w @boundless/ui [-- --brand name=#rrggbb …]`: writes design tokens to `dist/tokens`, one file per set, in the Design Tokens format
 * (DTCG 2025.10). The sets are those of theme.css, of each brand in `src/tokens/brands`, and of each brand given with `--brand`.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { brandTheme } from '../src/lib/brand-theme/index.js';
import { designTokens } from './design-tokens/design-tokens.js';
import { readThemeVariables } from './design-tokens/theme-variables.js';

const sources = join(import.meta.dirname, '../src/tokens');
const target = join(import.meta.dirname, '../dist/tokens');

/** Custom properties of each brand file, by the brand's name. */
async function readBrands() {
  const files = (await readdir(join(sources, 'brands'))).filter((file) => file.endsWith('.css'));
  const brands = files.map(async (file) => {
    const name = basename(file, '.css');
    const blocks = readThemeVariables(await readFile(join(sources, 'brands', file), 'utf8'));
    return [name, blocks.get(`[data-partner="${name}"]`) ?? new Map()] as const;
  });
  return Object.fromEntries(await Promise.all(brands));
}

/** Brands given as `name=colour`, with the variables that the kit derives from the colour. */
function namedBrands(args: string[]) {
  const { values } = parseArgs({ args, options: { brand: { type: 'string', multiple: true, default: [] } } });
  return Object.fromEntries(
    values.brand.map((argument) => {
      const [, name, accent] = argument.match(/^([a-z][a-z-]*)=(.+)$/) ?? [];
      if (!name || !accent) throw new Error(`--brand takes name=colour, such as acme=#0a7a50, not "${argument}"`);
      return [name, new Map(Object.entries(brandTheme({ accent }).variables))];
    }),
  );
}

const brands = { ...(await readBrands()), ...namedBrands(process.argv.slice(2)) };
const read = (file: string) => readFile(join(sources, file), 'utf8');
const sets = designTokens((await read('theme.css')) + (await read('tailwind.css')), brands);
await mkdir(target, { recursive: true });
for (const [name, tokens] of Object.entries(sets)) {
  await writeFile(join(target, `${name}.tokens.json`), `${JSON.stringify(tokens, null, 2)}\n`);
}
console.log(`${Object.keys(sets).length} sets of design tokens in ${target}`);
