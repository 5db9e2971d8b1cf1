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
    'Ce que l’entreprise gagne en un an avant intérêts et amortissements, mais après impôts, divisé par les intérêts et le capital payés dans la même année.',
  steps: [
    { label: 'Paiements de l’année', working: '{payments} + {new-payments}', value: '{service}' },
    { label: 'Couverture', working: '{income} ÷ {service}', value: '{ratio}' },
  ],
  items: [
    {
      question: 'Quel ratio les prêteurs veulent-ils?',
      answer: `Souvent ${plain(1.25)} ou plus. Les règles de la SBA pour les prêteurs (SOP 50 10) exigent ${sbaFacts.sbaCoverage.text} pour les prêts de plus de ${sbaFacts.sbaMarginFrom.text} et, depuis le ${sbaFacts.sbaCoveragePurchaseSince.text}, ${sbaFacts.sbaCoveragePurchase.text} pour l’achat d’une entreprise. Au-dessous de 1, vous payez vos prêteurs à même vos économies. Avant de faire une demande, informez-vous de la façon dont le prêteur calcule le bénéfice.`,
    },
    {
      question: 'Quel bénéfice compte?',
      answer:
        'D’habitude, le BAIIA moins les impôts. Si ce sont les propriétaires qui paient l’impôt sur le bénéfice, les prêteurs soustraient ce qu’ils retirent pour l’impôt et pour vivre. Certains prennent le bénéfice d’exploitation, qui est plus bas parce que les amortissements en sont déduits. Gardez la même mesure pour toutes vos comparaisons.',
    },
  ],
};
