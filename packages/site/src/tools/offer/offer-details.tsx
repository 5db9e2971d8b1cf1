import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { toolCheckAnOffer } from '@boundless/content/entries/tool-check-an-offer';
import { offerDetails as words } from '@boundless/content/entries/tool-offer-details';
import { type ContractLaw, contractLawsOf } from '@boundless/content/facts/contract-laws';
import type { CoveringLaw } from '@boundless/content/facts/covered-rules';
import { criminalRate } from '@boundless/content/facts/criminal-rate';
import { disclosureLawsOf } from '@boundless/content/facts/disclosure-laws';
import { stateLimit } from '@boundless/content/facts/rate-limits';
import { isChecked } from '@boundless/content/facts/state-rules';
import { printedDay } from '@boundless/content/printed-day';
import type { FactSource } from '@boundless/content/schemas/fact';
import { toast } from '@boundless/ui/hooks/use-toast';
import { ClauseList } from '@boundless/ui/sections/clause-list';
import { DisclosureChecklist } from '@boundless/ui/sections/disclosure-checklist';
import { RateComparison } from '@boundless/ui/sections/rate-comparison';
import { SourceList } from '@boundless/ui/sections/source-list';
import { memo } from 'react';
import { isArranged } from '../arranged.js';
import { fill, money, number } from '../format.js';
import { daysInMonth } from '../maths/index.js';
import { stateTexts } from '../state-texts.js';
import { type CheckedOffer, isInCanada } from './check-offer.js';
import { clauseAnswers, clauseLaws, openClauses } from './clause-answers.js';
import { advanceDays, compareKinds, isLong, pricesOf } from './compare-kinds.js';
import { inMonths, spansMonths } from './long-time.js';
import { offerKinds } from './offer-kinds.js';

async function copyRequest(request: string) {
  const { copied, copyFailed } = words.checklist.request;
  try {
    await navigator.clipboard.writeText(request);
    toast({ title: copied });
  } catch {
    toast({ title: copyFailed, kind: 'failed' });
  }
}

/** Several pages of one law share an id. */
const sourceOf = ({ id, title, href, asOf, isUndated, reviewBy }: FactSource, index: number) => ({
  id: `${id}-${index + 1}`,
  title,
  href,
  checked: fill(isUndated ? words.sourceList.undated : words.sourceList.again, {
    day: printedDay(asOf),
    reviewBy: printedDay(reviewBy),
  }),
});

const disclosuresOf = ({ name, duties, sources }: CoveringLaw) =>
  duties.map(({ id, text, ask }) => ({
    id,
    text: text.charAt(0).toUpperCase() + text.slice(1),
    request: ask,
    source: { label: name, href: sources[0]?.href ?? '' },
  }));

/** The legal limit on credit of this size: of any kind in Canada, of a loan in a state. */
const creditLimit = ({
  contract,
  rateLimit,
}: CheckedOffer): { limit: number | 'none'; lowest?: number; person?: number; year?: number } | undefined =>
  isInCanada(contract.region) ? rateLimit : stateLimit({ ...contract, kind: 'loan' });

/** What the legal limit means for the prices elsewhere, and for this contract if it may not be credit. */
function limitNotes(offer: CheckedOffer, priceLaw: ContractLaw | undefined): string[] {
  const { limits, changingLimit, personLimit, otherLimit, asLoan, seeLawyer } = words.comparison;
  const found = creditLimit(offer);
  if (priceLaw?.isUnlimited || (!found && !priceLaw)) return [];
  if (found?.limit === 'none') return [];
  const { region, kind } = offer.contract;
  if (isInCanada(region)) return [limits.ca];
  const own = found && !found.year ? (found.lowest ? changingLimit : limits.us) : otherLimit;
  const notes = [own, ...(found?.person ? [personLimit] : [])];
  if (kind !== 'advance' && kind !== 'factoring') return notes;
  const isOver = found && (offer.calculation.results['annual-rate'] ?? 0) > Number(found.limit);
  return [...notes, isOver ? `${asLoan} ${seeLawyer}` : asLoan];
}

/** How long the contract runs: in months, as a loan is entered, or in days, with the months if they are many. */
function timeOf({ contract, terms: { days } }: CheckedOffer) {
  const { time } = words.comparison;
  if (contract.kind === 'loan') return fill(time.months, { months: number(Math.round(days / daysInMonth)) });
  return fill(spansMonths(days) ? time.both : time.days, {
    days: number(Math.round(days)),
    months: number(inMonths(days)),
  });
}

/** Below the result: the same money elsewhere, what the clauses mean, what the funder has to disclose, and the sources. */
export default memo(function OfferDetails({ offer }: { offer: CheckedOffer }) {
  const { terms, contract } = offer;
  const { region } = contract;
  const laws = disclosureLawsOf(contract);
  const { limit, lowest, person } = creditLimit(offer) ?? {};
  const [priceLaw] = contractLawsOf('price', contract);
  const isCanadian = isInCanada(region);
  const country = isCanadian ? 'ca' : 'us';
  const compared = toolCheckAnOffer.kind.options.filter(({ value }) => !(value === 'factoring' && isLong(terms)));
  const sources = [
    ...laws.flatMap((law) => law.sources),
    ...clauseLaws(offer).flatMap((law) => law.sources),
    ...(priceLaw?.sources ?? []),
    ...(isCanadian ? [criminalRate.criminalRate.source] : []),
    ...compared.flatMap(({ value }) => pricesOf(value, country, terms).flatMap(({ sources }) => sources)),
  ].filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);
  const texts = {
    received: money(terms.received),
    time: timeOf(offer),
    advanceDays: number(advanceDays({ ...terms, ...contract })),
    ...stateTexts(region),
    limit: String(limit),
    lowest: String(lowest),
    person: String(person),
    'annual-rate': offer.calculation.texts['annual-rate'] ?? '',
  };
  const filled = (text: string) => fill(text, texts);
  const { comparison, checklist } = words;
  const clauses = clauseAnswers(offer);
  const open = openClauses(offer);
  const isStarted = clauses.length > 0;
  // Until a question is answered, the list of the request asks about some of them in its own words.
  const own = checklist.request.items.flatMap(({ unless }) => unless);
  const openAsked = open.filter(({ id }) => isStarted || !own.includes(id));
  const asked = [...laws.flatMap(({ duties }) => duties), ...clauses, ...openAsked].map(({ id }) => id);
  const alsoAsked = [
    ...checklist.request.items
      .filter(
        ({ unless, kinds = [contract.kind] }) =>
          kinds.includes(contract.kind) && !unless.some((id) => asked.includes(id)),
      )
      .map(({ text }) => text),
    ...[...clauses, ...openAsked].map(({ title, ask }) => fill(checklist.request.clause, { clause: title, ask })),
  ];
  const clauseText = [
    ...clauseMeanings.text,
    ...(open.length === 0
      ? []
      : [
          fill(clauseMeanings.open, {
            answered: number(clauses.length),
            total: number(clauses.length + open.length),
            titles: open.map(({ title }) => title).join(', '),
          }),
        ]),
  ];
  return (
    <>
      <RateComparison
        content={{
          title: comparison.title,
          text: [
            ...comparison.text,
            comparison.byCountry[country],
            ...(country === 'ca' ? [comparison.noOnline] : []),
            isLong(terms) ? comparison.advance.several : comparison.advance.oneAdvance,
            ...(isArranged(offerKinds[contract.kind].product, region) ? [] : [comparison.notArranged]),
            ...(isChecked(region) ? [] : [comparison.notChecked]),
          ].map(filled),
          caption: filled(comparison.caption),
          columns: comparison.columns,
          notes: [comparison.fees[country], ...limitNotes(offer, priceLaw)].map(filled),
        }}
        rows={compareKinds(country, offer)}
      />
      {clauses.length > 0 && <ClauseList content={{ ...clauseMeanings, text: clauseText }} clauses={clauses} />}
      <DisclosureChecklist
        content={{
          ...checklist,
          request: { ...checklist.request, items: alsoAsked, also: alsoAsked },
          text: [
            ...laws.flatMap(({ name, rules = [], exempt, also }) => [
              fill(checklist.law, { name }),
              ...rules,
              ...(exempt ? [exempt] : []),
              ...(also ? [also.intro, ...also.rules] : []),
            ]),
            // Canada's limit is among the results.
            ...(isCanadian ? [] : [priceLaw?.text ?? filled(checklist.priceUnread)]),
            ...checklist.otherText,
          ],
        }}
        disclosures={laws.flatMap(disclosuresOf)}
        onCopy={copyRequest}
      />
      <SourceList content={words.sourceList} sources={sources.map(sourceOf)} />
    </>
  );
});
