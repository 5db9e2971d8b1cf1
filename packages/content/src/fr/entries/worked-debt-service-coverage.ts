import type { WorkedPage } from '../../schemas/pages/tools.js';
import { sbaFacts } from '../facts/sba.js';
import { sbaSop } from '../facts/sba-sop.js';
import { plain } from '../site/format.js';

export const workedDebtServiceCoverage: WorkedPage = {
  page: {
    meta: {
      title: 'Calculatrice du service de la dette | Boundless',
      description:
        'Votre entreprise peut-elle supporter un versement de plus? Divisez ce que vous gagnez en un an par ce que vous payez aux prêteurs, avec et sans la nouvelle dette.',
    },
    title: 'Pouvez-vous supporter un versement de plus?',
    lede: 'C’est le premier calcul d’un prêteur : combien de fois vos liquidités de l’année couvrent vos paiements aux prêteurs.',
  },
  lede: 'Une simple division.',
  action: {
    label: 'Voir comment les prêteurs évaluent une entreprise',
    href: '/blog/how-lenders-evaluate-your-business',
  },
  stepsTitle: 'Le ratio, étape par étape',
  stepsText:
    'Ce que l’entreprise gagne en un an avant intérêts et amortissements, mais après les impôts, les dividendes et les retraits, divisé par les intérêts et le capital payés dans la même année.',
  steps: [
    { label: 'Paiements de l’année', working: '{payments} + {new-payments}', value: '{service}' },
    { label: 'Couverture', working: '{income} ÷ {service}', value: '{ratio}' },
  ],
  items: [
    {
      question: 'Quel ratio les prêteurs veulent-ils?',
      answer: `Souvent ${plain(1.25)} ou plus. Pour les prêts 7(a), les règles de la SBA exigent ${sbaFacts.sbaCoverage.text} pour plus de ${sbaFacts.sbaMarginFrom.text} et, depuis le ${sbaFacts.sbaCoverageSmallSince.text}, ${sbaFacts.sbaCoverageSmall.text} jusqu’à ce montant, sauf pour SBA Express. Si vous achetez une entreprise, demandez au prêteur quel ratio exigent les règles du ${sbaFacts.sbaSopNextSince.text}. Si le ratio est inférieur à 1, vous payez vos prêteurs à même vos économies. Avant de faire une demande, informez-vous de la façon dont le prêteur calcule ces liquidités.`,
    },
    {
      question: 'Quelles liquidités comptent?',
      answer:
        'Habituellement, le BAIIA moins les impôts. Les prêteurs soustraient aussi les dividendes et les retraits des propriétaires et, si ceux-ci paient eux-mêmes l’impôt sur le bénéfice, cet impôt. Certains prennent le bénéfice d’exploitation, qui est plus bas parce que les amortissements en sont déduits. Gardez la même mesure pour toutes vos comparaisons.',
    },
  ],
  source: sbaSop,
};
