import { firstLook as words } from '@boundless/content/entries/first-look';
import { doesLabelDecide } from '@boundless/content/facts/rate-limits';
import { offerPrices } from '@boundless/content/funding/offer-prices';
import { Faq } from '@boundless/ui/components/faq';
import { TextLink } from '@boundless/ui/components/text-link';
import { memo } from 'react';
import { fill, number } from '../format.js';
import { stateTexts } from '../state-texts.js';
import { type CheckedOffer, isAbove, isInCanada } from './check-offer.js';
import { clauseLaws } from './clause-answers.js';
import { farAbove, pricesOf } from './compare-kinds.js';
import { worstMonthResult } from './worst-month.js';

/** The anchor of the request to the lender. */
export const requestId = 'what-to-ask';

/** The answers of an offer that can cost the most: the id of each, and what it can do, or the first sentence of the law that forbids it. */
export function worstAnswers(offer: Pick<CheckedOffer, 'clauses' | 'contract'>): { id: string; text: string }[] {
  const { clauses } = offer;
  const forbidding = (id: string) => clauseLaws(offer).find(({ subject, forbids }) => subject === id && forbids);
  const judgment = clauses.confession === 'yes' && forbidding('confession')?.text.split(/(?<=\.) /)[0];
  const worst = Object.entries(words.worst).flatMap(([id, texts]) => {
    const reply = clauses[id];
    const text = reply && texts[reply];
    return text ? [{ id, text: id === 'confession' && judgment ? `${words.forbidden} ${judgment}` : text }] : [];
  });
  const isDebitForbidden = clauses.debit === 'yes' && forbidding('debit');
  return [...(isDebitForbidden ? [{ id: 'debit', text: words.forbiddenDebit }] : []), ...worst];
}

/**
 * Whether the business can pay, how the price compares with a legal limit and with the highest rate of a public program, and whether the owner owes it.
 * A limit that does not change decides by itself.
 */
export const firstSentences = (offer: CheckedOffer): string[] =>
  [
    paymentSentence(offer),
    ...priceSentences(offer),
    offer.signer === 'yes' && offer.contract.kind !== 'factoring' ? words.asPerson : undefined,
  ].filter((sentence) => sentence !== undefined);

export const priceSentences = (offer: CheckedOffer): string[] =>
  [stateSentence(offer), programSentence(offer)].filter((sentence) => sentence !== undefined);

/** That the payments are more than the sales, or more than the lowest balance. */
function paymentSentence(offer: CheckedOffer): string | undefined {
  const { figures } = worstMonthResult(offer.contract.kind, offer);
  const figure = (name: string) => figures.find((one) => one.name === name);
  const share = figure('sales-share');
  const { overSales, share: shareOfSales, balance } = words.payment;
  const isNoneCovered = figure('payments-covered')?.raw === 0;
  const withShare = Number(share?.raw) >= 100 ? overSales : isNoneCovered ? shareOfSales : undefined;
  if (share && withShare) return fill(withShare, { share: share.value });
  return isNoneCovered ? balance : undefined;
}

/** That the price is above a limit that changes, that a court has to apply first, or that holds for a person. */
function stateSentence({ contract, rateLimit, asLoan }: CheckedOffer): string | undefined {
  const { between, overByYear, overOfPerson, overAsLoan, overAsLoanOfPerson, overAsLoanByWeek, overByLabel } =
    words.price.us;
  const found = asLoan ?? rateLimit;
  if (!found) return undefined;
  const { isOver, isBetween, year, person, highest } = found;
  const ofAdvance = doesLabelDecide(contract) ? overByLabel : highest ? overAsLoanByWeek : overAsLoan;
  const over = asLoan ? ofAdvance : isBetween ? between : year && overByYear;
  const sentence = isOver ? over : person && (asLoan ? overAsLoanOfPerson : overOfPerson);
  if (!sentence) return undefined;
  const limit = Number(found.limit);
  return fill(sentence, {
    ...stateTexts(contract.region),
    limit: number(limit),
    bills: number(limit / 2),
    year: String(year),
    person: String(person),
    highest: String(highest),
  });
}

function programSentence({ calculation, terms, contract, rateLimit }: CheckedOffer): string | undefined {
  const country = isInCanada(contract.region) ? 'ca' : 'us';
  // Where the limit changes, this one may not be that of the contract.
  if (rateLimit?.isOver && !rateLimit.isBetween && !rateLimit.year) {
    const mayNotBeCredit = country === 'ca' && (contract.kind === 'advance' || contract.kind === 'factoring');
    const sentence = mayNotBeCredit ? words.price.ca.overAsCredit : words.price[country].over;
    return fill(sentence, { ...stateTexts(contract.region), limit: number(Number(rateLimit.limit)) });
  }
  if (country === 'us' && terms.received > offerPrices.largestSbaLoan) return undefined;
  const program = country === 'ca' && contract.kind === 'line' ? 'line' : 'loan';
  const { high } = pricesOf(program, country, terms).find(({ isOnline }) => !isOnline) ?? {};
  if (!high) return undefined;
  const rate = calculation.results['annual-rate'] ?? 0;
  const times = rate / high;
  const sentence = words.price[country][!isAbove(rate, high) ? 'within' : times < farAbove ? 'above' : 'far'];
  return fill(sentence, {
    high: number(high),
    program: words.price.ca.programs[program],
    times: number(times < 10 ? Math.round(times * 10) / 10 : Math.round(times)),
  });
}

/** What comes first of an offer: its price, the answers that can cost the most, and what to do under pressure. */
export const FirstLook = memo(function FirstLook({ offer }: { offer: CheckedOffer }) {
  const [price, ...more] = firstSentences(offer);
  const answers = worstAnswers(offer);
  const { one, several } = words.answers;
  const { question, us, ca, byRegion } = words.signToday;
  const { region } = offer.contract;
  const { kind } = offer.contract;
  const other = words.otherAdvance[kind === 'advance' || kind === 'factoring' ? kind : 'credit'];
  return (
    <>
      {price && <p className="bl:text-heading-md bl:text-default">{price}</p>}
      {more.map((sentence) => (
        <p key={sentence} className="bl:text-default">
          {sentence}
        </p>
      ))}
      {answers.length > 0 && (
        <div>
          <p className="bl:text-heading-sm bl:text-default">{answers.length === 1 ? one : several}</p>
          <ul className="bl:mt-2 bl:grid bl:grid-cols-1 bl:gap-2">
            {answers.map(({ id, text }) => (
              <li key={id}>
                <TextLink href={`#clause-${id}`}>{text}</TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <TextLink href={`#${requestId}`} arrow className="bl:justify-self-start bl:print:hidden">
        {words.request}
      </TextLink>
      <Faq
        items={[
          { question: words.otherAdvance.question, answer: other },
          { question, answer: isInCanada(region) ? (byRegion[region] ?? ca) : us },
        ]}
      />
    </>
  );
});
