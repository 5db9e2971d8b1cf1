import type { PartnerPage } from '../src/schemas/partner-page.js';
import { type Entry, loadPartners } from './entries.js';
import { ownPages } from './known-addresses.js';
import { problemAt } from './locate.js';
import type { Problem } from './problem.js';
import { schemaProblems } from './schema-problems.js';

export interface Partners {
  routes: { id: string; path: string }[];
  problems: Problem[];
}

/** Reads the partners' files. Returns the addresses of the published pages, and the problems of all files. */
export async function readPartners(): Promise<Partners> {
  const entries = await loadPartners();
  const problems = schemaProblems(entries);
  if (problems.length === 0) problems.push(...conflictsOf(entries));
  const valid = entries.filter(({ schema, value }) => schema.safeParse(value).success);
  const pages = valid.map(({ value }) => value as PartnerPage).filter((page) => !page.invented);
  const routes = pages.map(({ id, path }) => ({ id, path }));
  return { routes, problems };
}

/** Problems of ids that differ from their file's name, and of addresses that are in use already. Two partners with one address both have one. */
export function conflictsOf(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { id, path } = entry.value as PartnerPage;
    const at = (field: string, reason: string) => problemAt(entry, [field], `${entry.name}.${field}: ${reason}`);
    const other = entries.find((other) => other !== entry && (other.value as PartnerPage).path === path);
    const owner = ownPages.includes(path) ? 'a page of the site' : other?.name;
    return [
      ...(entry.id === `partners/${id}`
        ? []
        : [at('id', `must be ${entry.id.slice('partners/'.length)}, the name of the file`)]),
      ...(owner ? [at('path', `${path} is already the address of ${owner}, choose another`)] : []),
    ];
  });
}
