import type { WorkedPage } from '../../schemas/pages/tools.js';
import { sbaFacts } from '../facts/sba.js';
import { plain } from '../site/format.js';

export const workedDebtServiceCoverage: WorkedPage = {
  lede: 'Une simple division.',
  action: {
    label: 'Voir comment les prêteurs évaluent une entreprise',
    href: '/blog/how-lenders-evaluate-your-business',
  },
  stepsTitle: 'Le ratio, étape par étape',
  stepsText:
    'Votre bénéfice d’une année avant intérêts, divisé par les intérêts et le capital payés dans la même année.',
  steps: [
    { label: 'Paiements de l’année', working: '{payments} + {new-payments}', value: '{service}' },
    { label: 'Couverture', working: '{income} ÷ {service}', value: '{ratio}' },
  ],
  items: [
    {
      question: 'Quel ratio les prêteurs veulent-ils?',
      answer: `Souvent ${plain(1.25)} ou plus. La SBA exige ${sbaFacts.sbaCoverage.text} pour les prêts de plus de ${sbaFacts.sbaMarginFrom.text}. Au-dessous de 1, vous payez vos prêteurs à même vos économies. Avant de faire une demande, informez-vous de la façon dont le prêteur calcule le bénéfice.`,
    },
    {
      question: 'Quel bénéfice compte?',
      answer:
        'Cela dépend du prêteur. Certains prennent le bénéfice d’exploitation, d’autres le BAIIA moins les impôts ou moins ce que les propriétaires retirent. Gardez la même mesure pour toutes vos comparaisons.',
    },
  ],
};
