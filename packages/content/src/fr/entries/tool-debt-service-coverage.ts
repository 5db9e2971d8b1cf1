import type { ToolPage } from '../../schemas/pages/tools.js';
import { money } from '../site/format.js';

export const toolDebtServiceCoverage: ToolPage = {
  formTitle: 'Votre année',
  empty: {
    title: 'Votre ratio s’affiche ici',
    text: 'Entrez ce que vous gagnez et ce que vous payez aux prêteurs en un an. La nouvelle dette est facultative.',
    example: 'income=180000&payments=90000&new-payments=36000',
    exampleLabel: `Voir un exemple : ${money(180_000)} de liquidités`,
  },
  fields: {
    income: {
      label: 'Liquidités pour le service de la dette',
      note: 'Bénéfice net après impôts + intérêts + amortissements, au dernier exercice. Soustrayez aussi les dividendes et les retraits que les propriétaires prennent pour vivre et, si l’entreprise ne paie pas elle-même d’impôt sur le revenu (entreprise individuelle, société de personnes), leur impôt.',
    },
    payments: {
      label: 'Paiements actuels',
      note: 'Par an : intérêts et capital de toutes les dettes, et ce que vous payez pour les avances de fonds et les crédits-bails.',
    },
    'new-payments': { label: 'Nouveaux paiements', note: 'Par an, pour la dette que vous envisagez.' },
  },
  units: {},
  conflicts: { payments: 'Veuillez entrer les paiements actuels, les nouveaux ou les deux' },
  results: {
    ratio: {
      label: 'Couverture du service de la dette',
      note: 'Bien des prêteurs exigent {usual} ou plus.',
    },
  },
  sentences: {
    well: 'Pour chaque dollar versé aux prêteurs dans l’année, vous gagnez {ratio} $. Une fois tous les paiements effectués, il vous reste {rest} pour les investissements et les imprévus.',
    tight:
      'Vos liquidités couvrent les paiements, mais ne vous laissent que {rest} pour les investissements et les imprévus. La plupart des prêteurs veulent en voir davantage. Essayez votre pire exercice récent : si le ratio est inférieur à 1, demandez moins ou une durée plus longue.',
    short:
      'Vos liquidités ne couvrent pas les paiements : il vous manque {rest} pour l’année. Demandez un prêt moins élevé ou une durée plus longue, ou parlez à vos prêteurs de ce que vous devez déjà.',
  },
  chart: {
    title: 'Où vont vos liquidités',
    payments: 'Paiements actuels',
    'new-payments': 'Nouveaux paiements',
    rest: 'Ce qui reste',
  },
};
