/** The same definition of verified lenders, for those who present clients. */
export const verifiedForClients =
  'Prêteurs vérifiés : les prêteurs de notre réseau. Rien ne garantit que chacun prête à des entreprises comme celles de vos clients.';

/** Who sees what, for partners: the business chooses, not the reader. */
export const whoSeesForPartners =
  'Les prêteurs dont les critères correspondent voient un résumé; seuls ceux que l’entreprise choisit ouvrent le dossier.';
