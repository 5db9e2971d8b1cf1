import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type Entry, loadEntries } from '../build/entries.js';
import { createLinkChecker } from '../build/known-addresses.js';
import { problemAt } from '../build/locate.js';
import { paths } from '../build/paths.js';
import { formatProblem } from '../build/problem.js';
import { conflictsOf } from '../build/read-partners.js';
import { readWordmarks } from '../build/read-wordmarks.js';
import { hrefs, isEnglish } from '../build/strings.js';
import type { PartnerPage } from '../src/schemas/partner-page.js';
import { checkFigures } from './check-figures.js';
import { checkImages } from './check-images.js';
import { checkSchemas } from './check-schemas.js';
import { checkSpelling } from './check-spelling.js';

interface PartnerCheck {
  name: string;
  /** Each with its file, line, field and remedy. */
  problems: string[];
  /** Remarks that are not problems. */
  notes?: string[];
}

/** Formats a problem with a field of a partner's file, with file and line. */
export type At = (field: string, reason: string) => string;

interface CheckedPartner {
  /** Missing if there is no such partner or its file does not match the schema. */
  found?: { page: PartnerPage; at: At };
  checks: PartnerCheck[];
}

/** Checks a partner's file against the rest of the content. */
export async function checkPartner(id: string): Promise<CheckedPartner> {
  const entries = await loadEntries().catch((error: Error) => error.message);
  if (typeof entries === 'string') return { checks: [{ name: 'the file can be read', problems: [entries] }] };
  const entry = entries.find((entry) => entry.id === `partners/${id}`);
  if (!entry) {
    const known = entries.filter(({ id }) => id.startsWith('partners/')).map(({ id }) => id.slice('partners/'.length));
    const reason = `${join('packages/content/src/partners', `${id}.ts`)} does not exist; the partners are ${known.join(', ')}`;
    return { checks: [{ name: 'the partner exists', problems: [reason] }] };
  }
  const schema = await checkSchemas({ entries: [entry], articles: [], assets: paths.assets });
  if (schema.length > 0)
    return { checks: [{ name: 'the file matches its schema', problems: schema.map(formatProblem) }] };

  const page = entry.value as PartnerPage;
  const at: At = (field, reason) =>
    formatProblem(problemAt(entry, field.split('.'), `${entry.name}.${field}: ${reason}`));
  const partners = entries.filter(({ id }) => id.startsWith('partners/'));
  const slugs = (await readdir(paths.articles)).map((name) => name.replace(/\.md$/, ''));
  const own = <T extends { file: string }>(problems: readonly T[]) =>
    problems.filter(({ file }) => file === relative(process.cwd(), entry.file));
  const content = { entries: [entry], articles: [], assets: paths.assets };
  return {
    found: { page, at },
    checks: [
      { name: 'the file matches its schema', problems: own(conflictsOf(partners)).map(formatProblem) },
      { name: 'links are not broken', problems: linkProblems(entries, entry, slugs) },
      {
        name: 'lenders have wordmarks',
        problems: own(
          await checkImages({ ...content, entries: [entry, ...entries.filter(({ name }) => name === 'lenderLogos')] }),
        ).map(formatProblem),
      },
      await checkLogo(page, join(paths.assets, 'partners')),
      { name: 'figures have claims', problems: (await checkFigures(content)).map(formatProblem) },
      {
        name: 'spelling',
        problems: (await checkSpelling(content)).map(formatProblem),
        notes: isEnglish(entry)
          ? []
          : [
              `the page is in ${page.lang}, and only English is checked: have it read by somebody who writes that language`,
            ],
      },
    ],
  };
}

function linkProblems(entries: readonly Entry[], entry: Entry, slugs: readonly string[]): string[] {
  const problemWith = createLinkChecker(entries, slugs);
  return [...hrefs(entry.value)].flatMap(({ path, href }) => {
    const reason = problemWith(href);
    return reason ? [formatProblem(problemAt(entry, path, reason))] : [];
  });
}

/** Problems for which the build would refuse the logo. `folder` is the folder with the logos of all partners. */
export async function checkLogo({ id, brand }: PartnerPage, folder: string): Promise<PartnerCheck> {
  const logo = relative(process.cwd(), join(folder, `${id}.svg`));
  const { bySlug, problems } = await readWordmarks(folder);
  const own = problems.filter(({ file }) => file === logo).map(formatProblem);
  const usesName = own.length === 0 && !bySlug[id] && !brand.logo;
  return {
    name: 'the logo can be drawn',
    problems: own,
    notes: usesName ? [`there is no ${logo}: the name is shown as text`] : [],
  };
}
