import { printedDay } from '../../site/format.js';
import { prime } from '../prime.js';
import { surveys } from '../surveys.js';

/** Our estimate of what banks in the US charge for a loan or a line, from a floating rate to a fixed one. */
export const bankLoans = `Environ ${prime.bankLoanToday.text} à ${surveys.usTermRateFixed.text}`;
export const bankLines = `Environ ${prime.bankLineToday.text} à ${surveys.usLineRateFixed.text}`;

/** How old both are, in a row of the comparison. */
export const bankRatesAge = `D’après une enquête de la fin de 2023 et le taux préférentiel du ${printedDay(prime.primeUs.source.asOf)}.`;

/** How both were found. */
export const bankRatesNote = `Notre estimation pour les banques des villes américaines vient d’une enquête menée par la Banque fédérale de réserve de Kansas City à la fin de 2023. Le chiffre le plus bas est notre estimation pour un taux variable : l’écart que les banques ajoutaient alors au taux préférentiel, plus le taux préférentiel du ${printedDay(prime.primeUs.source.asOf)}, qui peut avoir changé depuis. Le chiffre le plus élevé est la médiane des taux fixes à la fin de 2023.`;
