import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import { language } from '@boundless/content/language';
import type { CalculatorFigure } from '@boundless/ui/types';
import { type Calculation, dollars, type FieldRule, type Texts } from '../definition.js';
import { decimal, fill, inCents, money } from '../format.js';
import { daysInMonth, worstMonth } from '../maths/index.js';
import { readFields } from '../solve.js';
import { type OfferKind, type OfferTerms, offerKinds } from './offer-kinds.js';

/** What a business tells of itself, in dollars. */
export interface BusinessFigures {
  lowestBalance?: number;
  monthlySales?: number;
}

/** The fields for the lowest balance and the sales, of contracts with more than one payment. */
export const worstMonthFields = (kind: OfferKind): { rules: readonly FieldRule[]; words: typeof words.worstMonth } => ({
  words: words.worstMonth,
  rules:
    offerKinds[kind].interval === undefined
      ? []
      : [dollars('lowest-balance', { fallback: 0 }), dollars('monthly-sales', { fallback: 0 })],
});

/** What is given, if the contract has payments, and a message for each that is wrong. */
export function readBusiness(kind: OfferKind, values: Texts): { errors: Texts; business: BusinessFigures } {
  const { errors, values: read } = readFields(worstMonthFields(kind).rules, values);
  const { 'lowest-balance': lowestBalance, 'monthly-sales': monthlySales } = read;
  return {
    errors,
    business: {
      ...(values['lowest-balance']?.trim() && lowestBalance !== undefined && { lowestBalance }),
      ...(monthlySales && { monthlySales }),
    },
  };
}

interface PaidOffer {
  calculation: Calculation;
  terms: OfferTerms;
  business: BusinessFigures;
}

/** What the contract takes from the lowest balance and from the sales: figures, and a sentence on the balance. */
export function worstMonthResult(kind: OfferKind, offer: PaidOffer): { figures: CalculatorFigure[]; sentence: string } {
  const { interval } = offerKinds[kind];
  const balance = interval === undefined ? undefined : balanceResult(interval, offer);
  const share = interval === undefined ? [] : salesShare(interval, offer);
  return { figures: [...(balance?.figures ?? []), ...share], sentence: balance?.sentence ?? '' };
}

const { sentences, results: labels } = words.worstMonth;

function balanceResult(interval: number, { calculation, terms, business: { lowestBalance } }: PaidOffer) {
  const { payment = 0 } = calculation.results;
  if (lowestBalance === undefined) return undefined;
  const payments = Math.round(terms.days / interval);
  const results = worstMonth({ balance: lowestBalance, payment, payments, interval });
  const { 'weekly-payment': week, 'payments-covered': covered } = results;
  const isLow = inCents(lowestBalance) < inCents(Math.max(week, payment));
  const labelOf = (figure: 'weekly-payment' | 'payments-covered') => {
    const { label, note, daily } = labels[figure];
    return { label, note: interval === 1 ? daily : note };
  };
  const onBusinessDays = interval === 1 ? businessDebits(payment, payments, lowestBalance) : { covered };
  const isFewer = onBusinessDays.covered < covered && covered < payments;
  const texts = {
    'lowest-balance': money(lowestBalance),
    'payments-covered': String(covered),
    payment: money(payment),
    'business-covered': String(onBusinessDays.covered),
    'business-payment': calculation.texts['business-payment'] ?? '',
  };
  const sentence = sentences[covered === 0 ? 'none' : covered === payments ? 'all' : isLow ? 'low' : 'enough'];
  return {
    figures: [
      { name: 'weekly-payment', raw: week, ...labelOf('weekly-payment'), value: money(week) },
      {
        name: 'payments-covered',
        raw: covered,
        ...labelOf('payments-covered'),
        value: fill(isFewer ? labels['payments-covered'].either : '{payments-covered}', texts),
      },
    ],
    sentence: fill(isFewer ? `${sentence} ${sentences.business}` : sentence, texts),
  };
}

/** How many larger debits a balance covers if the same total is taken on business days only. */
function businessDebits(payment: number, payments: number, balance: number) {
  const count = Math.max(1, Math.round((payments * 5) / 7));
  const { 'payments-covered': covered } = worstMonth({
    balance,
    payment: (payment * payments) / count,
    payments: count,
    interval: 1,
  });
  return { covered };
}

/** The share of the sales that the payments of a month take. */
function salesShare(
  interval: number,
  { calculation, terms, business: { monthlySales } }: PaidOffer,
): CalculatorFigure[] {
  if (!monthlySales) return [];
  const { payment = 0 } = calculation.results;
  const month = Math.min(daysInMonth, terms.days) * (payment / interval);
  const share = (100 * month) / monthlySales;
  const { label, note } = labels['sales-share'];
  return [
    {
      name: 'sales-share',
      raw: share,
      label,
      value: decimal(share),
      unit: language.percent,
      note: fill(note, { month: money(Math.round(month)), 'monthly-sales': money(monthlySales) }),
    },
  ];
}
