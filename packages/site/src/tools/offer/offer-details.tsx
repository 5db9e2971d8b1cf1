import { clauseMeanings } from '@boundless/content/entries/clause-meanings';
import { toolCheckAnOffer } from '@boundless/content/entries/tool-check-an-offer';
import { offerDetails as words } from '@boundless/content/entries/tool-offer-details';
import { contractLawsOf } from '@boundless/content/facts/contract-laws';
import type { CoveringLaw } from '@boundless/content/facts/covered-rules';
import { criminalRate } from '@boundless/content/facts/criminal-rate';
import { disclosureLawsOf } from '@boundless/content/facts/disclosure-laws';
import type { StateLaw } from '@boundless/content/facts/state-law';
import { printedDay } from '@boundless/content/printed-day';
import type { FactSource } from '@boundless/content/schemas/fact';
import { toast } from '@boundless/ui/hooks/use-toast';
import { ClauseList } from '@boundless/ui/sections/clause-list';
import { DisclosureChecklist } from '@boundless/ui/sections/disclosure-checklist';
import { SourceList } from '@boundless/ui/sections/source-list';
import { memo } from 'react';
import { fill, number } from '../format.js';
import { stateTexts } from '../state-texts.js';
import { type CheckedOffer, isInCanada } from './check-offer.js';
import { clauseAnswers, clauseLaws, openClauses } from './clause-answers.js';
import { isLong, pricesOf } from './compare-kinds.js';
import { requestId, worstAnswers } from './first-look.js';
import { timeOf } from './offer-prices.js';

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
const sourceOf = ({ id, title, href, asOf, isUndated }: FactSource, index: number) => ({
  id: `${id}-${index + 1}`,
  title,
  href,
  checked: fill(isUndated ? words.sourceList.undated : words.sourceList.dated, { day: printedDay(asOf) }),
});

/** The numbers of these sources in the list below, such as "[3]", "[2, 5]" or "[4–9]". */
function cite(cited: readonly FactSource[], listed: readonly FactSource[]): string {
  const numbers = listed.flatMap(({ href }, index) => (cited.some((one) => one.href === href) ? [index + 1] : []));
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  const isRun = numbers.length > 2 && last - first === numbers.length - 1;
  return `[${isRun ? `${first}–${last}` : numbers.join(', ')}]`;
}

const disclosuresOf = ({ name, duties, sources }: CoveringLaw) =>
  duties.map(({ id, text, ask }, index) => ({
    id,
    text: text.charAt(0).toUpperCase() + text.slice(1),
    request: ask,
    source: { label: index > 0 ? words.checklist.sameLaw : name, href: sources[0]?.href ?? '' },
  }));

/** Said first of a law that covers only payments that follow sales, unless these do. */
function mayNotCover({ clauses, contract }: CheckedOffer): string[] {
  const { reconciliation: reply = 'open' } = clauses;
  const isSalesBased = contractLawsOf('reconciliation', contract).some(({ unlessYes }) => unlessYes);
  return isSalesBased && reply !== 'yes' ? [words.checklist.law.mayNotCover[reply]] : [];
}

/** The first item of the request if the price is above a limit, or would be if a court treats an advance as a loan. */
function priceItem({ contract, calculation, rateLimit, asLoan }: CheckedOffer): string[] {
  const found = asLoan ?? rateLimit;
  if (!found?.isOver) return [];
  const { price, limits } = words.checklist.request;
  const sentence = isInCanada(contract.region) ? price.ca : asLoan ? price.asLoan : price.us;
  const limit = Number(found.limit);
  const texts = { limit: number(limit), bills: number(limit / 2), year: String(found.year) };
  const changing = found.highest ? limits.byWeek : found.year ? limits.byYear : limits.fixed;
  return [
    fill(sentence, {
      ...calculation.texts,
      ...stateTexts(contract.region),
      ...texts,
      limits: fill(changing, texts),
    }),
  ];
}

/** Below the result: what the clauses mean, what to ask for, what the law says, and the sources. */
export const OfferDetails = memo(function OfferDetails({ offer }: { offer: CheckedOffer }) {
  const { terms, contract } = offer;
  const { region } = contract;
  const laws = disclosureLawsOf(contract);
  const [priceLaw] = contractLawsOf('price', contract);
  const [reported] = contractLawsOf('disclosure', contract);
  const isCanadian = isInCanada(region);
  const country = isCanadian ? 'ca' : 'us';
  const compared = toolCheckAnOffer.kind.options.filter(({ value }) => !(value === 'factoring' && isLong(terms)));
  const sources = [
    ...laws.flatMap((law) => law.sources),
    ...clauseLaws(offer).flatMap((law) => law.sources),
    ...(priceLaw?.sources ?? []),
    ...(reported?.sources ?? []),
    ...(isCanadian ? [criminalRate.criminalRate.source] : []),
    ...compared.flatMap(({ value }) => pricesOf(value, country, terms).flatMap(({ sources }) => sources)),
  ].filter(({ href }, index, all) => all.findIndex((other) => other.href === href) === index);
  const texts = {
    time: timeOf(offer),
    ...stateTexts(region),
  };
  const filled = (text: string) => fill(text, texts);
  const { comparison, checklist } = words;
  const withSources = (text: string, cited: readonly FactSource[]) => `${text} ${cite(cited, sources)}`;
  const limitsOf = (law: StateLaw | undefined) =>
    law ? withSources(law.text, law.sources).split('\n') : [filled(checklist.law.priceUnread)];
  // A sole proprietor owes the debt without a guarantee.
  const asked = <Clause extends { id: string; ask: string }>(clause: Clause): Clause =>
    clause.id === 'guarantee' && offer.signer === 'yes' && offer.clauses.guarantee !== 'yes'
      ? { ...clause, ask: checklist.request.otherSigners }
      : clause;
  const clauses = clauseAnswers(offer, (law) => withSources(law.text, law.sources)).map(asked);
  const open = openClauses(offer).map(asked);
  const isStarted = clauses.length > 0;
  // Until a question is answered, the list of the request asks about some of them in its own words.
  const own = checklist.request.items.flatMap(({ unless }) => unless);
  const openAsked = open.filter(({ id }) => isStarted || !own.includes(id));
  // An answer that is neither yes nor no has nothing to change yet.
  const worst = worstAnswers(offer).filter(({ id }) => offer.clauses[id] !== 'silent');
  const isWorst = (clause: { id: string }) => worst.some(({ id }) => id === clause.id);
  const clauseItem = ({ title, ask }: { title: string; ask: string }) =>
    fill(checklist.request.clause, { clause: title, ask });
  const first = [...priceItem(offer), ...clauses.filter(isWorst).map(clauseItem)];
  const askedIds = [...laws.flatMap(({ duties }) => duties), ...clauses, ...openAsked].map(({ id }) => id);
  const license = laws.find((law) => law.license)?.license ?? filled(checklist.request.license);
  const alsoAsked = [
    ...checklist.request.items
      .filter(
        ({ unless, kinds = [contract.kind] }) =>
          kinds.includes(contract.kind) && !unless.some((id) => askedIds.includes(id)),
      )
      .map(({ text }) => fill(text, { license })),
    ...[...clauses.filter((clause) => !isWorst(clause)), ...openAsked].map(clauseItem),
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
      {clauses.length > 0 && (
        <ClauseList
          content={{ ...clauseMeanings, text: clauseText }}
          clauses={clauses.map((clause) => ({ ...clause, ask: fill(clauseMeanings.quoted, { ask: clause.ask }) }))}
        />
      )}
      <DisclosureChecklist
        id={requestId}
        className="bl:scroll-mt-16"
        content={{
          ...checklist,
          none: reported ? withSources(reported.text, reported.sources) : checklist.none,
          text: [],
          request: {
            ...checklist.request,
            ...(first.length > 0 && {
              first: { opening: checklist.request.openingFirst, items: first },
              opening: checklist.request.openingNext,
            }),
            items: alsoAsked,
            also: alsoAsked,
          },
          law: {
            ...checklist.law,
            text: [checklist.law.notAdvice, ...(isCanadian ? [] : [checklist.law.sessions])],
            groups: [
              ...laws.flatMap(({ name, rules = [], exempt, also, sources: read }) => [
                {
                  title: withSources(name, read),
                  rules: [...mayNotCover(offer), ...rules, ...(exempt ? [exempt] : [])],
                },
                ...(also ? [{ ...also, title: withSources(also.title, read) }] : []),
              ]),
              // Canada's limit is among the results.
              ...(isCanadian ? [] : [{ title: checklist.law.price, rules: limitsOf(priceLaw) }]),
            ].filter(({ rules }) => rules.length > 0),
          },
        }}
        disclosures={laws.flatMap(disclosuresOf)}
        onCopy={copyRequest}
      />
      <SourceList
        content={{
          ...words.sourceList,
          text: [
            ...words.sourceList.text,
            comparison.about,
            ...(isCanadian ? [comparison.noOnline] : []),
            isLong(terms) ? comparison.advance.several : comparison.advance.oneAdvance,
          ].map(filled),
        }}
        sources={sources.map(sourceOf)}
      />
    </>
  );
});
