import { printedDay } from '../../site/format.js';
import { prime } from '../prime.js';
import { surveys } from '../surveys.js';

/** What owners pay for bank loans in the US, from a floating rate to a fixed one. */
export const bankLoans = `Environ ${prime.bankLoanToday.text} à ${surveys.usTermRateFixed.text}`;
export const bankLines = `Environ ${prime.bankLineToday.text} à ${surveys.usLineRateFixed.text}`;

/** How both were found. */
export const bankRatesNote = `Les taux habituels des banques dans les villes américaines viennent d’une enquête menée par la Banque fédérale de réserve de Kansas City à la fin de 2023. Le chiffre le plus bas est notre estimation pour un taux variable : l’écart que les banques ajoutaient alors au taux préférentiel, plus le taux préférentiel du ${printedDay(prime.primeUs.source.asOf)}, qui peut avoir changé depuis. Le chiffre le plus élevé est la médiane des taux fixes à la fin de 2023.`;
