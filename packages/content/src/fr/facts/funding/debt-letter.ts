import { debtLetters as english } from '../../../facts/funding/debt-letter.js';
import type { FitAnswers } from '../../../schemas/pages/which-fits.js';
import { warnings } from './warnings.js';

const theLetter =
  'Appelez le bailleur de fonds avant qu’un débit soit refusé, et écrivez-lui le même jour : « Mes ventes sont passées de X à Y par mois. Les relevés bancaires sont joints. Selon notre contrat, veuillez recalculer le paiement à compter d’aujourd’hui, et me confirmer par courriel le nouveau montant et sa première date. » Si le contrat n’a pas une telle clause, ou si vos ventes n’ont pas baissé, demandez une entente de paiement : un montant plus petit, que vos ventes couvrent, sans nouveaux frais. Faites lire l’entente par un avocat avant de la signer : elle peut vous faire renoncer à vos recours, ou ajouter un cautionnement ou une confession de jugement.';
const thePayoff =
  'Demandez dans la même lettre le montant du remboursement intégral, et si un remboursement anticipé donne droit à un rabais. Tant que le bailleur de fonds n’a pas accepté par écrit, l’ancien paiement est dû.';
const aNewLoan =
  'Un nouveau prêt vient en second. Demandez à chaque prêteur si son prêt peut rembourser une avance. Obtenez un relevé avec le montant exact, où le bailleur de fonds s’engage à cesser ses débits le jour du paiement, à radier sa sûreté et à libérer chaque propriétaire de son cautionnement. Faites payer le bailleur de fonds directement par le nouveau prêteur, puis vérifiez votre compte.';

const week =
  'Demandez aujourd’hui au bailleur de fonds des paiements plus petits, avant de chercher de l’argent ailleurs. Cela ne coûte rien. Ne prenez pas une deuxième avance parce qu’elle est rapide.';

const reasons = [
  'Si vos ventes ont baissé, bien des contrats fondés sur une part des ventes vous permettent de demander un paiement plus petit. C’est le rajustement des paiements (reconciliation en anglais).',
  'Avec un nouveau prêt, vous payez habituellement tous les frais de l’avance et les intérêts du prêt. Les paiements de l’avance jouent aussi contre vous; attendez-vous donc à moins d’offres.',
  'Ne remboursez pas une avance avec une autre avance : vous payez deux fois des frais pour le même argent.',
];

/** In the order of the English letters. */
const words = [
  {
    title: 'Une lettre au bailleur de fonds',
    conditions: [
      'Si vous ne pouvez pas payer vos dettes à l’échéance, consultez un avocat spécialisé en faillite avant de signer quoi que ce soit.',
      'Entrez l’avance dans « Vérifier une offre » : si un tribunal y voit un prêt, la limite d’un État peut s’appliquer.',
      'Depuis le 1er septembre 2025, le Texas interdit beaucoup de débits automatiques pour de telles avances : « Vérifier une offre » dit quand. Vous pouvez porter plainte à l’[Office of Consumer Credit Commissioner](https://www.occc.texas.gov/consumer-faqs) (en anglais).',
      'Méfiez-vous des entreprises qui promettent de régler des avances contre des frais payables à l’avance, ou qui vous disent de cesser de payer. Vous pouvez quand même être poursuivi, et un propriétaire qui a cautionné l’avance aussi. Consultez d’abord un avocat.',
      warnings.advanceAndSba,
    ],
  },
  {
    title: 'Une lettre à votre bailleur de fonds',
    conditions: [
      'Si vous ne pouvez pas payer vos dettes à l’échéance, consultez un [syndic autorisé en insolvabilité](https://ised-isde.canada.ca/site/bureau-surintendant-faillites/fr) avant de signer quoi que ce soit.',
      'Méfiez-vous des entreprises qui promettent de régler vos dettes contre des frais payables à l’avance, ou qui vous disent de cesser de payer. Vous pouvez quand même être poursuivi, et un propriétaire qui a cautionné la dette aussi. Seul un syndic autorisé en insolvabilité peut administrer une proposition à vos créanciers ou une faillite.',
      'Avant de rembourser une avance, entrez-la dans « Vérifier une offre » : si elle est du crédit, son taux pourrait dépasser la limite légale. Montrez ensuite le résultat à un avocat.',
    ],
  },
];

/** The first step for who cannot carry an advance, by country. */
export const debtLetters: FitAnswers['others'] = english.map((way, index) => ({
  ...way,
  title: words[index]?.title ?? '',
  description:
    'Demandez au bailleur de fonds des paiements plus petits avant de chercher de l’argent ailleurs. Cela ne coûte rien, et vous pouvez le faire aujourd’hui.',
  href: '/blog/asset-based-loans-vs-merchant-cash-advances#si-vous-devez-deja-une-avance',
  conditions: [theLetter, thePayoff, ...(words[index]?.conditions ?? [])].map((text, condition) => {
    const inEnglish = way.conditions?.[condition];
    return typeof inEnglish === 'object' ? { ...inEnglish, text } : text;
  }),
  ...(way.leads && {
    leads: { ...way.leads, week, reasons, apply: aNewLoan, link: 'Que faire si vous devez déjà une avance' },
  }),
}));
