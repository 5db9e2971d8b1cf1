import type { ToolPage } from '../../schemas/pages/tools.js';
import { money } from '../site/format.js';

export const toolMerchantCashAdvance: ToolPage = {
  formTitle: 'Votre offre',
  empty: {
    title: 'Votre taux annuel s’affiche ici',
    text: 'Entrez le montant, le coefficient de remboursement et le nombre de jours. Les frais sont facultatifs.',
    example: 'amount=50000&factor=1,3&days=180&fees=500',
    exampleLabel: `Voir un exemple : ${money(50_000)} à 1,30 sur 180 jours`,
  },
  fields: {
    amount: { label: 'Montant avancé', note: 'Le montant du contrat, avant déduction des frais.' },
    factor: {
      label: 'Coefficient de remboursement',
      note: 'Le « facteur » ou factor rate du contrat : ce que vous remboursez pour chaque dollar avancé, par exemple 1,30. Sinon, le montant acheté divisé par le montant avancé.',
    },
    days: {
      label: 'Durée du remboursement',
      note: 'En jours civils, jusqu’au dernier paiement. S’il compte les jours ouvrables ou des débits quotidiens, multipliez par 1,4 : 129 font environ 180 jours. Multipliez des débits hebdomadaires par 7. S’il ne précise qu’une part des ventes, divisez : 65 000 $ à 12 % de 50 000 $ par mois prennent 10,8 mois, soit environ 330 jours.',
    },
    fees: {
      label: 'Frais',
      note: 'Frais de dossier, de courtage ou de virement, déduits de l’argent le premier jour.',
    },
  },
  units: { factor: '× montant', days: 'jours' },
  conflicts: { fees: 'Les frais doivent être inférieurs au montant' },
  results: {
    'annual-rate': { label: 'Taux annuel', note: 'Tous frais compris, calculé comme le taux d’un prêt.' },
    cost: { label: 'Coût des fonds', note: 'Frais compris' },
    payback: { label: 'Montant à rembourser', note: 'En {currency}' },
    payment: {
      label: 'Paiement quotidien',
      note: 'Pendant {days} jours, ou {business-payment} sur {business-days} jours ouvrables',
    },
  },
  sentences: {
    cost: 'Vous avez l’argent pendant {days} jours, mais vous commencez à le rembourser dès le premier. Un coût de {cents} cents par dollar reçu revient donc à {annual-rate} % par an sur l’argent dont vous disposez vraiment.',
    free: 'Vous remboursez ce que vous recevez, et rien de plus.',
  },
  chart: {
    step: 'Jour',
    title: 'L’argent qui entre et qui sort',
    description:
      'Vous recevez {received} le jour 0 et payez {payment} chaque jour. Le jour {break-even-day}, vous avez remboursé ce que vous aviez reçu. Jusqu’au jour {days}, vous payez encore {cost} : c’est le coût.',
    above: 'L’argent qu’il reste à rembourser',
    below: 'Votre argent, payé en plus',
    start: '{received} qui entrent',
    turn: 'Jour {break-even-day}',
    turnNote: 'Ce qui est entré est remboursé',
    end: '{cost} de plus qui sortent',
  },
  comparison: {
    title: 'Les mêmes {cost} sous forme de prêt',
    text: [
      'À chaque ligne, vous recevez {received} et remboursez {payback}. Seule la durée change.',
      'Une avance peut quand même être le bon choix : elle demande peu de paperasse, et vos ventes comptent plus que les garanties. Posez-vous la question : cet argent vous rapportera-t-il plus de {cost} en {days} jours?',
    ],
    caption: 'Trois façons de payer {cost} pour {received}',
    columns: ['Type de financement', 'Durée du remboursement', 'Paiement', 'Taux annuel'],
    rows: {
      advance: 'Avance de fonds',
      advanceTime: '{days} jours',
      advancePays: '{payment} par jour',
      year: 'Prêt sur un an',
      yearTime: '12 mois',
      years: 'Prêt sur trois ans',
      yearsTime: '36 mois',
      loanPays: '{monthly} par mois',
    },
  },
};
