import { gapWays as english } from '../../../facts/funding/gap-ways.js';
import type { FitAnswers } from '../../../schemas/pages/which-fits.js';

/** In the order of the English ways. */
const words = [
  {
    title: 'Plus de temps chez vos fournisseurs',
    description:
      'Demandez à payer quand vos propres clients auront payé. Demandez s’ils exigent des intérêts pour ce délai, et si vous perdez un escompte de paiement rapide.',
  },
  {
    title: 'Une carte de crédit d’entreprise',
    description:
      'Elle ne porte pas intérêt si vous payez tout le solde à l’échéance, mais elle coûte cher autrement : servez-vous-en pour quelques jours, pas pour des mois. Un propriétaire la cautionne habituellement.',
  },
  {
    title: 'Un découvert ou une marge de votre propre banque',
    description:
      'Une petite limite sur le compte que vous avez. Demandez à la banque son taux, tous ses frais, et si elle peut retirer la limite en tout temps.',
  },
];

/** What bridges a short gap in the United States without a new lender. */
export const gapWays: FitAnswers['others'] = english.map((way, index) => ({ ...way, ...words[index] }));
