import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { isCustom, type PartnerPage } from '../src/schemas/partner-page.js';
import { type Entry, loadPartners } from './entries.js';
import { ownPages } from './known-addresses.js';
import { problemAt } from './locate.js';
import { paths } from './paths.js';
import type { Problem } from './problem.js';
import { schemaProblems } from './schema-problems.js';

/**
 * Reads the partners' files. Returns the addresses of the published pages, and the problems of all files. The `partner` of an address is the id
 * of the page that it translates.
 */
export async function readPartners() {
  const entries = await loadPartners();
  const problems = schemaProblems(entries);
  if (problems.length === 0) problems.push(...conflictsOf(entries));
  const valid = entries.filter(({ schema, value }) => schema.safeParse(value).success);
  const pages = valid.map(({ value }) => value as PartnerPage).filter((page) => !page.invented);
  const routes = pages.map(({ id, path, translationOf }) => ({
    id,
    path,
    ...(translationOf && { partner: translationOf }),
  }));
  return { routes, problems };
}

/** Path of the component with a partner's own section. */
const sectionFile = (id: string) => join(paths.partnerSections, `${id}.tsx`);

/** Problems between files: ids and addresses, translations, and sections of their own. Two partners with one address both have one. */
export function conflictsOf(entries: readonly Entry[]): Problem[] {
  return entries.flatMap((entry) => {
    const { id, path, translationOf, lang = 'en', sections = [] } = entry.value as PartnerPage;
    const at = (field: string, reason: string) => problemAt(entry, [field], `${entry.name}.${field}: ${reason}`);
    const other = entries.find((other) => other !== entry && (other.value as PartnerPage).path === path);
    const owner = ownPages.includes(path)
      ? 'a page of the site (packages/content/src/pages.ts)'
      : other && `${other.name} (${relative(process.cwd(), other.file)})`;
    const original = entries.find(({ value }) => (value as PartnerPage).id === translationOf)?.value as PartnerPage;
    const hasSection = [id, translationOf].some((name) => name && existsSync(sectionFile(name)));
    return [
      ...(entry.id === `partners/${id}`
        ? []
        : [at('id', `must be ${entry.id.slice('partners/'.length)}, the name of the file`)]),
      ...(owner ? [at('path', `${path} is already the address of ${owner}, choose another`)] : []),
      ...(original && (original.lang ?? 'en') === lang
        ? [at('lang', `${lang} is also the language of ${translationOf}, which this page translates`)]
        : []),
      ...(sections.some(isCustom) && !hasSection
        ? [at('sections', `{ section: 'custom' } needs the component ${relative(process.cwd(), sectionFile(id))}`)]
        : []),
    ];
  });
}
