import type { WorkedPage } from '../../schemas/pages/tools.js';
import { warnings } from '../facts/funding/warnings.js';
import { regulationZ } from '../facts/regulation-z.js';
import { money, percent, plain } from '../site/format.js';

export const workedMerchantCashAdvance: WorkedPage = {
  page: {
    meta: {
      title: 'Calculatrice d’avance de fonds | Boundless',
      description:
        'Convertissez le coefficient de remboursement, les frais et la durée d’une avance de fonds en un taux annuel, comparable à celui d’un prêt.',
    },
    title: 'Ce que coûte vraiment une avance de fonds',
    lede: 'Le coefficient de remboursement d’une avance de fonds aux commerçants (merchant cash advance) ne tient pas compte de la durée. Entrez votre offre et voyez son taux annuel, comparable à celui d’un prêt.',
  },
  lede: 'Vous pouvez vérifier chaque ligne dans un tableur en français.',
  action: {
    label: 'Lire le guide des avances de fonds',
    href: '/blog/asset-based-loans-vs-merchant-cash-advances',
  },
  stepsTitle: 'Le taux annuel, étape par étape',
  stepsText:
    'Nous cherchons le taux quotidien auquel l’ensemble de vos paiements vaut ce que vous recevez aujourd’hui : le taux de rendement interne. Multiplié par 365, c’est le taux annuel au sens du règlement Z américain.',
  steps: [
    { label: 'Montant à rembourser', working: '{amount} × {factor}', value: '{payback}' },
    { label: 'Coût des fonds', working: '{payback} − {amount} + {fees} de frais', value: '{cost}' },
    { label: 'Montant reçu', working: '{amount} − {fees} de frais', value: '{received}' },
    {
      label: 'Taux quotidien',
      working: '=TAUX({typed-days};-{typed-payback}/{typed-days};{typed-received})',
      value: '{daily-rate} %',
    },
    {
      label: 'Taux annuel',
      working: '=365*TAUX({typed-days};-{typed-payback}/{typed-days};{typed-received})',
      value: '{annual-rate} %',
    },
  ],
  items: [
    {
      question: 'Et si mes ventes sont plus fortes ou plus faibles que prévu?',
      answer:
        'Le coût en dollars reste le même. Si vous remboursez plus tôt, le taux annuel monte; plus tard, il baisse.',
    },
    {
      question: 'Mes paiements se font les jours ouvrables. Que dois-je entrer?',
      answer:
        'Les jours civils jusqu’au dernier paiement. Le résultat indique aussi ce que vous payez chaque jour ouvrable. Le taux est presque le même.',
    },
    {
      question: 'Le contrat ne précise qu’une part de mes ventes. Combien de jours dois-je entrer?',
      answer: `Le montant à rembourser ÷ (ventes mensuelles que le contrat compte × part) donne le nombre de mois. Bien des contrats comptent tous les dépôts, et non seulement les ventes par carte. Par exemple, vous remboursez ${money(65_000)} avec ${percent(15)} de ${money(27_500)} par mois : ${money(65_000)} ÷ (${money(27_500)} × ${percent(15)}) = ${plain(15.8)} mois. Un mois compte en moyenne ${plain(30.4)} jours : entrez donc 479 jours.`,
    },
    {
      question: 'Les intérêts sont-ils composés?',
      answer:
        'Non. Comme pour la plupart des prêts aux États-Unis, c’est le taux d’une période multiplié par le nombre de périodes dans l’année. Composé, il serait plus élevé.',
    },
    {
      question: 'Puis-je la rembourser plus tard avec un prêt de la SBA?',
      answer: warnings.advanceAndSba,
    },
    {
      question: 'La loi fixe-t-elle une limite?',
      answer: `${warnings.canadianLimit} ${warnings.newYorkUsury} Pour un autre État, voyez « Vérifier une offre ».`,
    },
    {
      question: 'Dollars canadiens ou américains?',
      answer:
        'Le taux annuel est le même. Choisissez la devise de votre contrat. Au Canada, le calcul se fait sur 365 jours; le nôtre aussi.',
    },
  ],
  source: regulationZ,
};
