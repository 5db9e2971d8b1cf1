/** `npm run check:dates`: prints what is overdue today, in every language, as the text of an issue. Prints nothing if nothing is. */
import { readArticles, readArticlesOf } from '../build/build-articles.js';
import { loadEntries } from '../build/entries.js';
import { paths } from '../build/paths.js';
import { formatProblem } from '../build/problem.js';
import { findOverdue } from '../checks/find-overdue.js';
import { brokerSources } from '../src/facts/broker-sources.js';
import { contractLaws } from '../src/facts/contract-laws.js';
import { disclosureLaws } from '../src/facts/disclosure-laws.js';
import { facts } from '../src/facts/facts.js';
import type { PartnerPage } from '../src/schemas/partner-page.js';
import { languages } from '../src/site/languages.js';

const today = new Date().toISOString().slice(0, 10);
const read = languages.map(({ code, prefix }) => (prefix ? readArticlesOf(code) : readArticles(paths.articles)));
const articles = (await Promise.all(read)).flatMap((one) => one.articles);
const entries = await loadEntries();
const partners = entries.filter(({ id }) => id.startsWith('partners/')).map(({ value }) => value as PartnerPage);
const laws = [...disclosureLaws, ...contractLaws, { sources: Object.values(brokerSources) }];
const overdue = findOverdue({ articles, facts, laws, partners }, today);
if (overdue.length > 0) console.log(`On ${today} these are overdue:\n`);
for (const problem of overdue) console.log(`- [ ] ${formatProblem(problem)}`);
