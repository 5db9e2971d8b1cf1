/** When a funder in Texas may debit an account, to end a sentence. */
export const texasDebits =
  'à moins de détenir une sûreté opposable (« perfected ») de premier rang, qui passe avant toutes les autres, sur « the recipient’s account » (398.056). Les avocats ne s’entendent pas : est-ce votre compte bancaire, ce qui demande une entente signée par votre banque, ou vos comptes clients, où il suffit d’être au premier rang? Nous n’avons pas lu la version adoptée de la règle à ce sujet (7 TAC 86.313). La loi ne fixe ici aucune limite de montant. Consultez un avocat avant d’arrêter un débit.';
