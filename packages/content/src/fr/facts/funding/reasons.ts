import { csbfp } from '../csbfp.js';

export const byAssets =
  'À cette taille, les prêteurs fixent habituellement la limite selon vos biens et ce que vos clients vous doivent, et une marge qui suit les deux augmente avec vos ventes.';
export const cappedRate = {
  us: 'Il sert quand votre banque refuse un prêt ordinaire, qui coûte généralement moins cher et demande moins de paperasse : demandez d’abord celui-là. Celui-ci a un taux plafonné et une longue durée.',
  ca: `Le taux est plafonné et la durée est longue; chaque paiement est donc plus bas qu’avec la plupart des autres prêts. Vous pouvez utiliser le programme même si une banque vous prêterait sans lui : comparez les deux offres, en comptant les droits d’enregistrement de ${csbfp.csbfpFee.text}.`,
};
export const usualLoan = {
  us: 'Demandez-le d’abord à votre banque : un prêt ordinaire coûte généralement moins cher qu’un prêt de la SBA et demande moins de paperasse. À taux fixe, vous connaissez aussi chaque paiement d’avance.',
  ca: 'C’est le prêt habituel pour ce montant. À taux fixe, vous connaissez aussi chaque paiement d’avance.',
};
export const replacesDebt =
  'Il étale ce que vous devez sur plus de temps : chaque paiement est donc plus petit. Sans rabais pour le remboursement anticipé de l’avance, il ne fait rien économiser : vous payez tous les frais de l’avance et les intérêts du prêt. Demandez d’abord le rabais. Les paiements de l’avance jouent contre vous; attendez-vous donc à moins d’offres.';
export const replacesLoan =
  'Un seul nouveau prêt, à un taux plus bas, peut le remplacer. Comparez d’abord les totaux : avec une durée plus longue, chaque paiement est plus petit, mais vous payez plus d’intérêts.';
export const twoYears = 'Les banques exigent habituellement deux ans d’activité et un bénéfice.';
export const oneYear = `${twoYears} Entre un et deux ans, adressez-vous à d’autres prêteurs, qui demandent plus cher.`;
/** Of a machine that secures its own loan: to a young business, and why it comes first. */
export const machine = {
  young:
    'Une jeune entreprise peut l’obtenir, habituellement avec une mise de fonds et le cautionnement d’un propriétaire, parce que le prêteur peut vendre ce que vous avez acheté si vous ne payez pas.',
  faster: {
    us: {
      equipment:
        'À notre avis, c’est plus rapide qu’un prêt 7(a) de la SBA, mais le taux de celui-ci est plafonné : demandez les deux, et le jour où vous toucherez l’argent.',
    },
    ca: {
      equipment:
        'À notre avis, c’est plus rapide qu’un prêt du PFPEC, mais le taux de celui-ci est plafonné : demandez les deux, et le jour où vous toucherez l’argent.',
    },
  },
};
