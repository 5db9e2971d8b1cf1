import { offerDetails } from '@boundless/content/entries/tool-offer-details';
import { type ContractLaw, contractLawsOf } from '@boundless/content/facts/contract-laws';
import { hasLimitOfPeople, stateLimit } from '@boundless/content/facts/rate-limits';
import { RateComparison } from '@boundless/ui/sections/rate-comparison';
import { memo } from 'react';
import { isArranged } from '../arranged.js';
import { fill, money, number } from '../format.js';
import { daysInMonth } from '../maths/index.js';
import { stateTexts } from '../state-texts.js';
import { type CheckedOffer, isAbove, isInCanada } from './check-offer.js';
import { compareKinds } from './compare-kinds.js';
import { inMonths, spansMonths } from './long-time.js';
import { offerKinds } from './offer-kinds.js';

const { comparison: words } = offerDetails;

interface CreditLimit {
  limit: number | 'none';
  highest?: number;
  person?: number;
  year?: number;
}

/** The legal limit on credit of this size: of any kind in Canada, of a loan in a state, for who signs if that is known. */
function creditLimit({ contract, rateLimit, signer }: CheckedOffer): CreditLimit | undefined {
  if (rateLimit) return rateLimit;
  const found = stateLimit({ ...contract, kind: 'loan' });
  if (!found?.person) return found;
  const { person, ...ofCompany } = found;
  if (hasLimitOfPeople(contract.region, signer)) return { ...ofCompany, limit: person };
  return signer === 'no' ? ofCompany : found;
}

/** What the legal limit means for the prices elsewhere, and for this contract if it may not be credit. */
function limitNotes(offer: CheckedOffer, priceLaw: ContractLaw | undefined): string[] {
  const { limits, changingLimit, personLimit, otherLimit, asLoan, seeLawyer } = words;
  const found = creditLimit(offer);
  if (priceLaw?.isUnlimited || (!found && !priceLaw)) return [];
  if (found?.limit === 'none') return [];
  const { region, kind } = offer.contract;
  if (isInCanada(region)) return [limits.ca];
  const own = found && !found.year ? (found.highest ? changingLimit : limits.us) : otherLimit;
  const notes = [own, ...(found?.person ? [personLimit] : [])];
  if (kind !== 'advance' && kind !== 'factoring') return notes;
  const isOver = found && isAbove(offer.calculation.results['annual-rate'] ?? 0, found.limit);
  return [...notes, isOver ? `${asLoan} ${seeLawyer}` : asLoan];
}

/** How long the contract runs: in months, as a loan is entered, or in days, with the months if they are many. */
export function timeOf({ contract, terms: { days } }: CheckedOffer) {
  const { time } = words;
  if (contract.kind === 'loan') return fill(time.months, { months: number(Math.round(days / daysInMonth)) });
  return fill(spansMonths(days) ? time.both : time.days, {
    days: number(Math.round(days)),
    months: number(inMonths(days)),
  });
}

/** In the result: what the same money costs elsewhere. */
export const OfferPrices = memo(function OfferPrices({ offer }: { offer: CheckedOffer }) {
  const { terms, contract } = offer;
  const { region } = contract;
  const country = isInCanada(region) ? 'ca' : 'us';
  const { limit, highest, person } = creditLimit(offer) ?? {};
  const texts = {
    received: money(terms.received),
    time: timeOf(offer),
    ...stateTexts(region),
    limit: String(limit),
    highest: String(highest),
    bills: number(Number(limit) / 2),
    person: String(person),
    'annual-rate': offer.calculation.texts['annual-rate'] ?? '',
  };
  const filled = (text: string) => fill(text, texts);
  const notes = [
    ...limitNotes(offer, contractLawsOf('price', contract)[0]),
    words.fees[country],
    ...(isArranged(offerKinds[contract.kind].product, region) ? [] : [words.notArranged]),
  ];
  return (
    <RateComparison
      content={{
        title: words.title,
        text: [...words.text, words.byCountry[country]].map(filled),
        caption: filled(words.caption),
        columns: words.columns,
        notes: notes.map(filled),
      }}
      rows={compareKinds(country, offer)}
      layout="column"
    />
  );
});
