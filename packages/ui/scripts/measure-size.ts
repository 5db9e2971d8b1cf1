import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { globSync } from 'tinyglobby';

const root = join(import.meta.dirname, '..');

/** The import cost in bytes of everything that has its own import path: `components/button`, `sections/hero` … */
export async function measureAll() {
  const files = globSync('src/{components,sections,templates}/*/index.ts', { cwd: root }).sort();
  const costs: Record<string, number> = {};
  for (const path of files.map((file) => file.slice('src/'.length, -'/index.ts'.length)))
    costs[path] = (await measureSize(path)).gzip;
  return costs;
}

/**
 * Bundles the exports of all `@boundless/ui/<path>` together, as an application would. `gzip`: bytes of their code, minified and gzipped,
 * without React and without code that it loads later. `packages`: those that it includes, except React.
 */
export async function measureSize(...paths: string[]) {
  const bundle = await rolldown({
    cwd: root,
    input: paths.map((path) => `src/${path}/index.ts`),
    external: /^react(-dom)?(\/|$)/,
    platform: 'browser',
    logLevel: 'silent',
    resolve: { conditionNames: ['@boundless/source', 'module', 'browser', 'production', 'import'] },
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', development: false },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const files = output.filter((file) => file.type === 'chunk');
  const chunks = new Set(files.filter(({ isEntry }) => isEntry));
  for (const { imports } of chunks) for (const file of files) if (imports.includes(file.fileName)) chunks.add(file);
  const code = [...chunks].map((chunk) => chunk.code).join('');
  const packages = [...chunks]
    .flatMap((chunk) => chunk.moduleIds)
    .map((id) => id.match(/.*node_modules\/((?:@[^/]+\/)?[^/]+)/)?.[1])
    .filter((name) => name !== undefined);
  return { gzip: gzipSync(code, { level: 9 }).length, packages: [...new Set(packages)].sort() };
}
