import { fact, percent, points, usd } from './amounts.js';
import { californiaCollection, constitution, largeLoans } from './california-sources.js';

const usury = /\bCalifornia's constitution|Constitution de la Californie/;
const collection = /\bSenate Bill 1286\b/;

export const californiaLaw = {
  /** Constitution, article XV, section 1: the limit is the higher of this and of a Federal Reserve rate with the next points. */
  californiaUsury: fact(percent(10), usury, constitution),
  californiaUsuryPoints: fact(points(5), usury, constitution),
  /** Corporations Code 25118: some loans from this amount are exempt. */
  californiaLargeLoan: fact(usd(300_000), usury, largeLoans),
  /** Civil Code 1788.2: all contracts of a person with the same lender together. */
  californiaCollectionTo: fact(usd(500_000), collection, californiaCollection),
};
