import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { paths } from '../build/paths.js';
import { type FactSource, factSource } from '../src/schemas/fact.js';

/** The sources that a value contains, at any depth. */
function sourcesIn(value: unknown, seen = new Set<unknown>()): FactSource[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { data } = factSource.safeParse(value);
  return data ? [data] : Object.values(value).flatMap((one) => sourcesIn(one, seen));
}

/** Every source that a file of `src/facts` exports, each once: also those of calculators and of terms, which no fact and no law names. */
export async function allSources(): Promise<FactSource[]> {
  const folder = join(paths.root, 'src/facts');
  const names = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const modules = await Promise.all(names.map((name) => import(pathToFileURL(join(folder, name)).href)));
  const found = modules.flatMap((module) => sourcesIn({ ...module }));
  return [...new Map(found.map((source) => [`${source.href} ${source.reviewBy}`, source])).values()];
}
