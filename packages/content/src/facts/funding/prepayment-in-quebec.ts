/** Civil Code of Québec, article 1511: see `quebec-law.ts`. Apart from `warnings`, because the comparison shows only this. */
export const prepaymentInQuebec =
  "In Quebec, if a term loan's contract says nothing of it, you usually cannot pay early without the lender's consent: have the clause added.";
