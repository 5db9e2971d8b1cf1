import { printedDay } from '../../site/format.js';
import { prime } from '../prime.js';
import { surveys } from '../surveys.js';

/** What small businesses paid banks in the US for a new term loan: two medians, not the ends of a range. */
export const bankLoans = `${surveys.usTermRateVariable.text} (variable) et ${surveys.usTermRateFixed.text} (fixe)`;
/** What it is, in a cell of the comparison, below that figure. */
export const bankLoansLabel =
  'Médianes des nouveaux prêts des banques américaines, de juillet à septembre 2025, il y a plus d’un an : la moitié coûtent plus cher';
export const bankLoansRange = `États-Unis : enquête Small Business Lending Survey de la Banque fédérale de réserve de Kansas City. Les taux déclarés allaient ${surveys.usTermRates.text}. Ils peuvent être plus bas ou plus élevés aujourd’hui : selon l’enquête du trimestre suivant, ils ont baissé, et la Réserve fédérale a relevé son taux ensuite.`;

/** Our estimate of what banks in the US charge for a floating line. */
export const bankLines = `Environ ${prime.bankLineToday.text}`;
export const bankLinesAge = `L’écart entre une marge et le taux préférentiel à la fin de 2023, selon la même enquête, ajouté au taux préférentiel du ${printedDay(prime.primeUs.source.asOf)}.`;
