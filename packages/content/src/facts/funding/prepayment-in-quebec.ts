/** Civil Code of Québec, article 1511, and what a law firm says of the courts: see `base-laws.ts`. Apart from `warnings`, because the comparison shows only this. */
export const prepaymentInQuebec =
  "In Quebec, if a term loan's contract says nothing of it, courts usually hold that the term of a loan with interest benefits both sides, so you cannot pay early without the lender's consent: have the clause added.";
