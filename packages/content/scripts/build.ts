import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { metaOf, readArticles, readArticlesOf, writeArticles } from '../build/build-articles.js';
import { loadEntries, loadEntriesOf } from '../build/entries.js';
import { findInvented, reasonToRefuse } from '../build/find-invented.js';
import type { ParsedArticle } from '../build/parse-article.js';
import { paths } from '../build/paths.js';
import { formatProblem } from '../build/problem.js';
import { publishedOf, redirectsOf } from '../build/publishing.js';
import { readPartners } from '../build/read-partners.js';
import { marksOf, readWordmarks, spriteOf } from '../build/read-wordmarks.js';
import { writeIfChanged } from '../build/write-if-changed.js';
import { writePictures } from '../build/write-pictures.js';
import { filterOf } from '../src/blog/filter-of.js';
import { unproven } from '../src/claims/evidence.js';
import { articleLists } from '../src/entries/article-lists.js';
import { parsePublicEnv, unknownPublicNames } from '../src/schemas/public-env.js';
import { languages } from '../src/site/languages.js';

/** Whether an invalid article is left out and the others are built, for `npm run dev`: somebody may be writing it. */
const lenient = process.argv.includes('--lenient');
/** Whether articles that are not published yet are built too. `npm run dev -- --drafts` sets it. */
const drafts = process.env.CONTENT_DRAFTS === 'on';

/** Turns articles and wordmarks into the JSON that the site loads. Returns whether it found no problem. */
async function build(): Promise<boolean> {
  const started = performance.now();
  const { articles, problems } = await readArticles(paths.articles);
  const lenders = await readWordmarks(join(paths.assets, 'lenders'));
  const logos = await readWordmarks(join(paths.assets, 'partners'));
  const published = drafts ? articles : publishedOf(articles, new Date());
  const { redirects, problems: wrong } = redirectsOf(published);
  problems.push(...lenders.problems, ...logos.problems, ...wrong);
  const translations = await readTranslations(published);
  const all = [...published, ...translations.flatMap((translation) => translation.published)];
  problems.push(...translations.flatMap((translation) => translation.problems));
  problems.push(...(await writePictures(all, paths.pictures)));
  for (const problem of problems) console.error(formatProblem(problem));
  if (problems.length > 0 && !lenient) return false;

  await mkdir(paths.generated, { recursive: true });
  const count = await writeArticles(published, join(paths.generated, 'articles'));
  const translated: Record<string, string[]> = {};
  const days: Record<string, Record<string, string>> = {};
  for (const { code, words, published: own } of translations) {
    await writeArticles(own, join(paths.generated, code, 'articles'), words);
    translated[code] = own.map(({ meta }) => meta.slug);
    const listed = own.map((article) => metaOf(article, words));
    days[code] = Object.fromEntries(listed.map(({ slug, isoDate, isoUpdated = isoDate }) => [slug, isoUpdated]));
  }
  const lists = articleLists.map(({ slug, path, filter, author }) => {
    const listed = published.filter(({ meta }) =>
      filter ? filterOf(meta.category) === filter : meta.author === author,
    );
    const alsoIn = Object.keys(translated).filter((code) =>
      listed.some(({ meta }) => translated[code]?.includes(meta.slug)),
    );
    return { slug, path, alsoIn };
  });
  await writeIfChanged(join(paths.generated, 'translated-articles.json'), JSON.stringify(translated));
  await writeIfChanged(join(paths.generated, 'translated-days.json'), JSON.stringify(days));
  await writeIfChanged(join(paths.generated, 'article-list-routes.json'), JSON.stringify(lists));
  await writeIfChanged(join(paths.generated, 'redirects.json'), JSON.stringify(redirects));
  await writeIfChanged(join(paths.generated, 'lenders.json'), JSON.stringify(Object.values(lenders.bySlug)));
  await writeIfChanged(join(paths.generated, 'lender-marks.json'), JSON.stringify(marksOf(lenders.bySlug)));
  await writeIfChanged(join(paths.generated, 'lenders.svg'), spriteOf(lenders.bySlug));
  await writeIfChanged(join(paths.generated, 'partner-logos.json'), JSON.stringify(logos.bySlug));
  const marks = Object.keys(lenders.bySlug).length;
  console.log(`content: ${count} articles, ${marks} lenders in ${Math.round(performance.now() - started)} ms`);
  return problems.length === 0;
}

/** Reads the articles in `src/<code>/articles` of each language but English. Their pictures are beside them. */
const readTranslations = (english: readonly ParsedArticle[]) =>
  Promise.all(
    languages
      .filter(({ prefix }) => prefix)
      .map(async ({ code }) => {
        const { articles, problems, words } = await readArticlesOf(code);
        const published = drafts ? articles : publishedOf(articles, new Date(), english);
        return { code, published, problems, words };
      }),
  );

/** Writes the addresses of the partners' pages. Returns whether it found no problem. */
async function buildPartners(): Promise<boolean> {
  const { routes, problems } = await readPartners();
  for (const problem of problems) console.error(formatProblem(problem));
  await writeIfChanged(join(paths.generated, 'partner-routes.json'), JSON.stringify(routes));
  console.log(`content: partners: ${routes.map(({ id }) => id).join(', ')}`);
  return problems.length === 0;
}

/** Throws if invented content would be built for a real host. Runs after the build, because entries import what it generates. */
async function refuseRealHost(): Promise<void> {
  if (origin.endsWith('.example')) return;
  const { articles } = await readArticles(paths.articles);
  const translated = await Promise.all(languages.map(({ code, prefix }) => (prefix ? loadEntriesOf(code) : [])));
  const reason = reasonToRefuse(origin, findInvented([...(await loadEntries()), ...translated.flat()], articles));
  if (reason) throw new Error(reason);
}

const { PUBLIC_SITE_ORIGIN: origin, PUBLIC_PHONE: phone, PUBLIC_ADDRESS: address } = parsePublicEnv(process.env);
for (const line of unknownPublicNames(Object.keys(process.env))) console.warn(`content: ${line}`);
if (unproven.length > 0)
  console.log(`content: without evidence (src/claims/evidence.ts): ${unproven.map(({ claim }) => claim).join(', ')}`);
if (!phone)
  console.log(
    'content: PUBLIC_PHONE is not set. Florida asks that a broker show its telephone number where it advertises.',
  );
if (!address)
  console.log(
    'content: PUBLIC_ADDRESS is not set, so the postal address is invented. Consents, mails and legal texts need the real one before launch.',
  );
let succeeded = await build();
if (succeeded || lenient) succeeded = (await buildPartners()) && succeeded;
if (!lenient) await refuseRealHost();
process.exitCode = succeeded ? 0 : 1;
