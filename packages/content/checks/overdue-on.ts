import { readArticles, readArticlesOf } from '../build/build-articles.js';
import { loadPartners } from '../build/entries.js';
import { paths } from '../build/paths.js';
import type { Problem } from '../build/problem.js';
import { facts } from '../src/facts/facts.js';
import type { PartnerPage } from '../src/schemas/partner-page.js';
import { languages } from '../src/site/languages.js';
import { allSources } from './all-sources.js';
import { findOverdue } from './find-overdue.js';

/** What of the whole content is overdue on a day, an ISO date: articles in every language, facts, all other sources, and offers. */
export async function overdueOn(today: string): Promise<Problem[]> {
  const read = languages.map(({ code, prefix }) => (prefix ? readArticlesOf(code) : readArticles(paths.articles)));
  const articles = (await Promise.all(read)).flatMap((one) => one.articles);
  const partners = (await loadPartners()).map(({ value }) => value as PartnerPage);
  const ofFacts = new Set(Object.values(facts).map(({ source }) => source.href));
  const sources = (await allSources()).filter(({ href }) => !ofFacts.has(href));
  return findOverdue({ articles, facts, sources, partners }, today);
}
