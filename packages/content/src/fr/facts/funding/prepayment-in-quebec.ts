/** Civil Code of Québec, article 1511: see `quebec-law.ts`. Apart from `warnings`, because the comparison shows only this. */
export const prepaymentInQuebec =
  'Au Québec, si le contrat de prêt à terme n’en dit rien, vous ne pouvez généralement pas rembourser par anticipation sans l’accord du prêteur : faites ajouter la clause.';
