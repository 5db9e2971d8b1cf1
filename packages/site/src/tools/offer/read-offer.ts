import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import type { Calculation, Texts } from '../definition.js';
import { type Currency, readFields, type Solution, solve } from '../solve.js';
import { offerCharges, totalCharges } from './offer-charges.js';
import { type ClauseReplies, readClauses } from './offer-clauses.js';
import { isOfferKind, type OfferKind, type OfferTerms, offerKinds } from './offer-kinds.js';

/** The kind of contract if the parameters name none. */
export const defaultKind = 'advance';

/** The kind of contract with this parameter. */
export const kindOf = (text: string): OfferKind => (isOfferKind(text) ? text : defaultKind);

export interface OfferReading {
  kind: OfferKind;
  /** Messages by parameter, for wrong and for missing values. */
  errors: Texts;
  /** Only without errors. */
  reading?: { calculation: Calculation; terms: OfferTerms; clauses: ClauseReplies };
}

/** What a contract costs and says, without what depends on its place. */
export function readOffer(values: Texts, currency: Currency): OfferReading {
  const { kind: givenKind = '' } = values;
  const kind = kindOf(givenKind);
  const { errors: fieldErrors, calculation } = solveWithCharges(kind, values, currency);
  const { errors: clauseErrors, replies: clauses } = readClauses(kind, values);
  const errors = { ...(kind !== givenKind && { kind: words.kind.missing }), ...fieldErrors, ...clauseErrors };
  if (!calculation || Object.keys(errors).length > 0) return { kind, errors };
  const terms = offerKinds[kind].terms(calculation.values, calculation.results);
  return { kind, errors, reading: { calculation, terms, clauses } };
}

/** The calculation of a contract with all its charges as fees. */
function solveWithCharges(kind: OfferKind, values: Texts, currency: Currency): Solution {
  const { calculator, terms } = offerKinds[kind];
  const charges = readFields(offerCharges.rules, values);
  const plain = solve(calculator, values, currency);
  const errors = { ...plain.errors, ...charges.errors };
  if (!plain.calculation || Object.keys(errors).length > 0) return { errors };
  const { fees = 0 } = plain.calculation.values;
  const { received, days } = terms(plain.calculation.values, plain.calculation.results);
  const total = fees + totalCharges(charges.values, { drawn: received + fees, days });
  if (total === fees) return plain;
  const solution = solve(calculator, { ...values, fees: total.toFixed(2) }, currency);
  if (solution.calculation) return solution;
  // The total is too high. The field for the fees may be empty, so each charge that was entered has the message.
  const entered = ['fees', ...chargeNames].filter((name) => values[name]?.trim());
  return { errors: Object.fromEntries(entered.map((name) => [name, solution.errors.fees ?? ''])) };
}

/** Without the number of transactions. */
const chargeNames = offerCharges.rules.filter(({ unit }) => unit !== 'count').map(({ name }) => name);
