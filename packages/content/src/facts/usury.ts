import { fact, percent, usd } from './amounts.js';
import * as sources from './sources.js';

const about = /\busury\b|\busuraire\b/;

/** Limits on the price of loans to businesses. New York's Penal Law 190.40 and General Obligations Law 5-501 and 5-511: a loan at a higher rate is void, also if a company borrows. */
export const usury = {
  newYorkUsury: fact(percent(25), about, sources.newYorkUsury),
  /** Loans of this amount or more have no limit. */
  newYorkUsuryBelow: fact(usd(2_500_000), about, sources.newYorkUsury),
  /** Texas Finance Code 303.009: the weekly ceiling is at least this, whatever the formula gives. */
  texasLowestCeiling: fact(
    percent(18),
    /\bTexas\b.*\b(?:ceiling|highest rate)|\bTexas\b.*\btaux maximal/,
    sources.texasCeiling,
  ),
  /** The same section: the highest ceiling of credit for a business. */
  texasHighestCeiling: fact(
    percent(28),
    /\bTexas\b.*\b(?:ceiling|highest rate)|\bTexas\b.*\btaux maximal/,
    sources.texasCeiling,
  ),
};
