import type { ToolsPage } from '../../schemas/pages/tools.js';

export const tools: ToolsPage = {
  meta: {
    title: 'Calculatrices de financement d’entreprise | Boundless',
    description:
      'Des calculatrices gratuites pour les entreprises du Canada et des États-Unis : ce que coûtent par an une avance, un prêt, une marge de crédit ou l’affacturage.',
  },
  hero: {
    title: 'Faites le calcul avant de signer',
    lede: 'Entrez les chiffres d’une avance, d’un prêt, d’une marge ou d’une facture et voyez le coût par an, mesuré de la même façon pour les quatre. Aucun compte n’est requis, et nous ne conservons rien.',
  },
};
