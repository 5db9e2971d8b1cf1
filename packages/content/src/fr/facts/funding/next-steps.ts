import type { nextSteps as english } from '../../../facts/funding/next-steps.js';
import type { FundingFit } from '../../../schemas/pages/which-fits.js';

const everywhere = (text: string): FundingFit['next'] => ({ us: text, ca: text });

/** What to do next for the kind of funding that a result starts with. An advance never is one. */
export const nextSteps: typeof english = {
  'invoice-factoring': everywhere(
    '**Ensuite :** dressez la liste de vos factures impayées par client et par échéance. Demandez à deux sociétés d’affacturage ce que vous recevez, ce que coûte chaque semaine de plus et qui paie si un client ne paie pas.',
  ),
  'equipment-financing': everywhere(
    '**Ensuite :** obtenez une soumission écrite pour la machine ou le véhicule. Demandez à chaque prêteur le montant du paiement, tous les frais et ce que vous économisez en payant plus tôt.',
  ),
  'inventory-financing': everywhere(
    '**Ensuite :** dressez la liste de vos stocks avec leur coût et leur vitesse de vente. Demandez au prêteur quelle part il retient, et qui paie l’évaluation.',
  ),
  'po-financing': everywhere(
    '**Ensuite :** calculez les frais jusqu’au jour où votre acheteur paie, et soustrayez-les de votre bénéfice sur la commande. S’il reste peu, demandez plutôt un acompte à l’acheteur.',
  ),
  'line-of-credit': everywhere(
    '**Ensuite :** adressez-vous d’abord à votre banque, avec un an de relevés bancaires. Demandez l’écart par rapport au taux préférentiel, tous les frais annuels, et si la banque peut réclamer son argent en tout temps.',
  ),
  'government-backed-loan': {
    us: '**Ensuite :** demandez à une banque qui vous connaît si elle accorde des prêts de la SBA. Apportez vos déclarations de revenus et un plan avec des chiffres pour chaque mois.',
    ca: '**Ensuite :** demandez à votre banque ou à votre caisse si elle accorde des prêts du PFPEC. Apportez une soumission écrite pour chaque achat que le prêt doit payer.',
  },
  'term-loans': everywhere(
    '**Ensuite :** obtenez deux offres, chacune avec son paiement, ses frais et le coût d’un remboursement anticipé, et entrez-les dans « Comparer deux offres ».',
  ),
  'asset-based-lending': everywhere(
    '**Ensuite :** dressez la liste de ce que les clients vous doivent, selon l’âge des factures, et calculez votre limite avec l’outil de base d’emprunt.',
  ),
};
