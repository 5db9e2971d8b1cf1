import type { ToolPage } from '../../schemas/pages/tools.js';
import { money } from '../site/format.js';

export const toolDebtServiceCoverage: ToolPage = {
  meta: {
    title: 'Calculatrice du service de la dette | Boundless',
    description:
      'Votre entreprise peut-elle supporter un paiement de plus? Divisez ce que vous gagnez en un an par ce que vous payez aux prêteurs, avec et sans la nouvelle dette.',
  },
  title: 'Pouvez-vous supporter un paiement de plus?',
  lede: 'C’est le premier calcul d’un prêteur : combien de fois votre bénéfice annuel couvre vos paiements annuels aux prêteurs.',
  formTitle: 'Votre année',
  empty: {
    title: 'Votre ratio s’affiche ici',
    text: 'Entrez ce que vous gagnez et ce que vous payez aux prêteurs en un an. La nouvelle dette est facultative.',
    example: 'income=180000&payments=90000&new-payments=36000',
    exampleLabel: `Voir un exemple : un bénéfice de ${money(180_000)}`,
  },
  fields: {
    income: {
      label: 'Bénéfice',
      note: 'Dans l’état des résultats du dernier exercice : bénéfice net après impôts + intérêts + amortissements. Si l’entreprise ne paie pas elle-même d’impôt sur le revenu (entreprise individuelle, société de personnes), soustrayez ce que les propriétaires retirent pour l’impôt et pour vivre.',
    },
    payments: { label: 'Paiements actuels', note: 'Par an, intérêts et capital de toutes vos dettes.' },
    'new-payments': { label: 'Nouveaux paiements', note: 'Par an, pour la dette que vous envisagez.' },
  },
  units: {},
  conflicts: { payments: 'Veuillez entrer les paiements actuels, les nouveaux ou les deux' },
  results: {
    ratio: {
      label: 'Couverture du service de la dette',
      note: 'Bien des prêteurs exigent {usual} ou plus; la SBA, {sba} pour les prêts plus importants et un peu moins pour les petits.',
    },
  },
  sentences: {
    well: 'Pour chaque dollar versé aux prêteurs dans l’année, vous gagnez {ratio} $. Une fois tous les paiements effectués, il vous reste {rest} pour les investissements et les imprévus.',
    tight:
      'Votre bénéfice couvre les paiements, mais ne vous laisse que {rest} pour les investissements et les imprévus. La plupart des prêteurs veulent en voir davantage. Essayez votre pire exercice récent : si le ratio est inférieur à 1, demandez moins ou une durée plus longue.',
    short:
      'Votre bénéfice ne couvre pas les paiements : il vous manque {rest} pour l’année. Demandez un prêt plus petit ou une durée plus longue, ou parlez à vos prêteurs de ce que vous devez déjà.',
  },
  chart: {
    title: 'Où va votre bénéfice',
    payments: 'Paiements actuels',
    'new-payments': 'Nouveaux paiements',
    rest: 'Ce qui reste',
  },
};
