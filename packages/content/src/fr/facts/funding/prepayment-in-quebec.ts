/** Civil Code of Québec, article 1511, and what a law firm says of the courts: see `base-laws.ts`. Apart from `warnings`, because the comparison shows only this. */
export const prepaymentInQuebec =
  'Au Québec, si le contrat de prêt à terme n’en dit rien, les tribunaux jugent d’ordinaire que le terme d’un prêt à intérêt profite aux deux parties : vous ne pouvez donc pas rembourser par anticipation sans l’accord du prêteur. Faites ajouter la clause.';
