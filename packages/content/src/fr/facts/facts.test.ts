import { expect, it } from 'vitest';
import { clauseMeanings as englishMeanings } from '../../entries/clause-meanings.js';
import { compare as englishCompare } from '../../entries/compare.js';
import { fitAnswers as englishAnswers } from '../../entries/fit-answers.js';
import { glossary as englishGlossary } from '../../entries/glossary.js';
import { offerClauses as englishClauses } from '../../entries/offer-clauses.js';
import { whichFits as englishFits } from '../../entries/which-fits.js';
import { brokerSources as englishBrokerSources } from '../../facts/broker-sources.js';
import { contractLaws as englishContractLaws } from '../../facts/contract-laws.js';
import { disclosureLaws as englishLaws, disclosureLawsOf as englishLawsOf } from '../../facts/disclosure-laws.js';
import { regions as englishRegions } from '../../facts/funding/regions.js';
import * as englishSources from '../../facts/sources.js';
import type { FactSource } from '../../schemas/fact.js';
import { clauseMeanings } from '../entries/clause-meanings.js';
import { compare } from '../entries/compare.js';
import { fitAnswers } from '../entries/fit-answers.js';
import { glossary } from '../entries/glossary.js';
import { offerClauses } from '../entries/offer-clauses.js';
import { whichFits } from '../entries/which-fits.js';
import { quebecTerms } from '../glossary/quebec.js';
import { inUsd } from '../site/format.js';
import { brokerEffects } from './broker-licenses.js';
import { brokerSources } from './broker-sources.js';
import { contractLaws } from './contract-laws.js';
import { criminalRateSource } from './criminal-rate.js';
import { disclosureLaws, disclosureLawsOf } from './disclosure-laws.js';
import { inState } from './funding/in-state.js';
import { regions } from './funding/regions.js';
import { lawInFrench } from './law-titles.js';
import { sourceInFrench } from './source-titles.js';

/** Fields that hold the same in each language: ids, figures and lists of ids. */
const shared = new Set(['id', 'value', 'name', 'needs', 'answers', 'stages', 'countries', 'sources', 'icon', 'region']);

/** Numbers, booleans and shared texts of a value, without its sentences. */
function structure(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => structure(item, key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, structure(item, name)]));
  return typeof value === 'string' && !shared.has(key) ? '' : value;
}

/** States and provinces are in the order of their names, which differ. */
const withRegionsByCode = ({ questions, ...page }: typeof englishFits) => ({
  ...page,
  questions: questions.map(({ options, ...question }) => ({
    ...question,
    options: question.name === 'region' ? options.toSorted((a, b) => a.value.localeCompare(b.value)) : options,
  })),
});

it.each([
  ['the comparison', { ...englishCompare, sources: [] }, { ...compare, sources: [] }],
  ['"Which fits?"', withRegionsByCode(englishFits), withRegionsByCode(whichFits)],
  ['the clauses', englishClauses, offerClauses],
  ['the meanings of clauses', englishMeanings, clauseMeanings],
])('has in %s the ranks, limits, ids and sources that the English one has', (_, english, french) =>
  expect(structure(french)).toEqual(structure(english)),
);

it('names every source of the comparison', () =>
  expect([...compare.sources].sort()).toEqual([...englishCompare.sources].sort()));

it('names in each recommendation the sources that the English one names', () => {
  const named = ({ kinds, others, advance, notYet }: typeof fitAnswers) => ({
    kinds: kinds.map(({ sources, conditions }) => [
      sources,
      ...[conditions?.us, conditions?.ca].map((ones = []) => ones.map((one) => one.sources)),
    ]),
    others: others
      .flatMap(({ sources, askFirst }) => [sources ?? [], askFirst?.sources ?? []])
      .filter(({ length }) => length),
    answers: [advance.sources, notYet.sources],
  });
  expect(named(fitAnswers)).toEqual(named(englishAnswers));
});

it('has a French title for each source', () => {
  const english = (source: FactSource, french: FactSource) => (source.title === french.title ? [source.href] : []);
  const { criminalRateSource: source, ...others } = englishSources;
  const laws = [...englishLaws.flatMap((law) => law.sources), ...Object.values(englishBrokerSources)];
  // The name of a code and a section is the same in both languages.
  const names = /^(?:[A-Z][\w-]+ )+(?:Code|Law|Statutes) [\d.:-]+$/;
  expect([
    ...Object.values(others).flatMap((one) => english(one, sourceInFrench(one))),
    ...english(source, criminalRateSource),
    ...englishContractLaws.flatMap(({ sources }, law) =>
      sources.flatMap((one, index) => english(one, contractLaws[law]?.sources[index] ?? one)),
    ),
    ...laws.filter(({ title }) => !names.test(title)).flatMap((one) => english(one, lawInFrench(one))),
  ]).toEqual([]);
});

it.each(['CA-ON', 'CA-NS', 'CA-BC', 'CA-QC'])('has as many rules for a contract in %s as in English', (region) => {
  for (const kind of ['loan', 'line'] as const) {
    const counts = [disclosureLawsOf, englishLawsOf].map((lawsOf) =>
      lawsOf({ region, kind, amount: 50_000 }).map(({ also }) => also?.rules.length),
    );
    expect(counts[0], kind).toEqual(counts[1]);
  }
});

it('has words for each law, duty and rule for brokers', () => {
  const texts = (laws: typeof disclosureLaws) => laws.flatMap(({ duties }) => duties.map(({ text }) => text));
  const english = new Set(texts(englishLaws));
  expect(texts(disclosureLaws).filter((text) => english.has(text))).toEqual([]);
  expect(disclosureLaws.map(({ rules = [] }) => rules.length)).toEqual(
    englishLaws.map(({ rules = [] }) => rules.length),
  );
  expect(contractLaws.map(({ subject, region }) => `${subject} ${region}`)).toEqual(
    englishContractLaws.map(({ subject, region }) => `${subject} ${region}`),
  );
  for (const { state } of brokerEffects) expect(brokerSources[state]?.href, state).toBeDefined();
});

it('has each place and each term of the glossary, in French order', () => {
  const order = new Intl.Collator('fr-CA').compare;
  expect(Object.keys(regions).sort()).toEqual(Object.keys(englishRegions).sort());
  for (const country of ['CA', 'US']) {
    const names = Object.entries(regions).flatMap(([code, name]) => (code.startsWith(country) ? [name] : []));
    expect(names).toEqual(names.toSorted(order));
  }
  const ids = (...terms: typeof glossary.terms) => terms.map(({ id }) => id).sort();
  expect(ids(...glossary.terms)).toEqual(ids(...englishGlossary.terms, ...quebecTerms));
  const terms = glossary.terms.map(({ term }) => term);
  expect(terms).toEqual(terms.toSorted(order));
});

it.each([
  ['US-CA', 'en Californie'],
  ['US-OH', 'en Ohio'],
  ['US-UT', 'en Utah'],
  ['US-WV', 'en Virginie-Occidentale'],
  ['US-MA', 'au Massachusetts'],
  ['US-NM', 'au Nouveau-Mexique'],
  ['US-WA', 'dans l’État de Washington'],
  ['US-NY', 'dans l’État de New York'],
])('says where %s is with its preposition', (region, where) => expect(inState(regions[region] ?? '')).toBe(where));

it.each([
  ['de 5000 $ à 500 000 $', 'de 5000 $ US à 500 000 $ US'],
  ['5 millions de dollars', '5 millions de dollars américains'],
  ['150 000 $ CA', '150 000 $ CA'],
  ['1 million de dollars canadiens', '1 million de dollars canadiens'],
])('names the country of "%s" once', (amount, named) =>
  expect(inUsd(amount.replaceAll(' $', '\u00a0$').replaceAll('$ CA', '$\u00a0CA')).replaceAll('\u00a0', ' ')).toBe(
    named,
  ),
);
