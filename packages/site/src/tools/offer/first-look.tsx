import { firstLook as words } from '@boundless/content/entries/first-look';
import { offerPrices } from '@boundless/content/funding/offer-prices';
import { Faq } from '@boundless/ui/components/faq';
import { TextLink } from '@boundless/ui/components/text-link';
import { memo } from 'react';
import { fill, number } from '../format.js';
import { stateTexts } from '../state-texts.js';
import { type CheckedOffer, isInCanada } from './check-offer.js';
import { clauseLaws } from './clause-answers.js';
import { pricesOf } from './compare-kinds.js';
import type { ClauseReply } from './offer-clauses.js';

/** An offer that costs at least this times the highest rate of a public program is far above it. */
const farAbove = 2;

/** The answers that can cost the most, the worst first. */
const worst: Readonly<Record<keyof typeof words.worst, ClauseReply>> = {
  confession: 'yes',
  reconciliation: 'no',
  guarantee: 'yes',
  attorney: 'yes',
  default: 'yes',
};

const isWorst = (id: string): id is keyof typeof worst => Object.hasOwn(worst, id);

/** What the law that forbids a judgment in advance says, in its first sentence. */
function forbidden(offer: Pick<CheckedOffer, 'clauses' | 'contract'>, id: string): string | undefined {
  const law = id === 'confession' && clauseLaws(offer).find(({ subject, forbids }) => subject === id && forbids);
  return law ? `${words.forbidden} ${law.text.split(/(?<=\.) /)[0]}` : undefined;
}

/** The answers of an offer that can cost the most: the id of each, and what it can do. */
export const worstAnswers = (offer: Pick<CheckedOffer, 'clauses' | 'contract'>) =>
  Object.keys(worst)
    .filter(isWorst)
    .filter((id) => offer.clauses[id] === worst[id])
    .map((id) => ({ id, text: forbidden(offer, id) ?? words.worst[id] }));

/** How the price compares with the highest rate of a public program, or that it is above a legal limit, which decides by itself. */
export function priceSentence({ calculation, terms, contract, rateLimit }: CheckedOffer): string | undefined {
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
  const times = (calculation.results['annual-rate'] ?? 0) / high;
  const sentence = words.price[country][times <= 1 ? 'within' : times < farAbove ? 'above' : 'far'];
  return fill(sentence, {
    high: number(high),
    program: words.price.ca.programs[program],
    times: number(times < 10 ? Math.round(times * 10) / 10 : Math.round(times)),
  });
}

/** What comes first of an offer: its price, the answers that can cost the most, and what to do under pressure. */
export const FirstLook = memo(function FirstLook({ offer }: { offer: CheckedOffer }) {
  const price = priceSentence(offer);
  const answers = worstAnswers(offer);
  const { one, several } = words.answers;
  const { question, us, ca } = words.signToday;
  return (
    <>
      {price && <p className="bl:text-heading-md bl:text-default">{price}</p>}
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
      <Faq items={[{ question, answer: isInCanada(offer.contract.region) ? ca : us }]} />
    </>
  );
});
