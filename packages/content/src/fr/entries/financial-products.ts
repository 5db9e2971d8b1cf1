import type { FinancialProductsPage } from '../../schemas/pages/financial-products.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';

/** Why we do not arrange everything everywhere, and what to do. */
const arrangedAdvice =
  'Chaque type de financement indique les États américains où nous servons d’intermédiaire. Ailleurs aux États-Unis, un courtier doit détenir un permis, être inscrit ou afficher un numéro de téléphone dans son site, et nous n’avons encore rien de tel, ou notre vérification des règles sur les courtiers n’est pas terminée. Veuillez ne pas y présenter de demande par notre entremise : nous n’y envoyons aucune demande à un prêteur avant d’avoir vérifié ces règles et de vous avoir écrit que nous pouvons y agir.';

const getStarted = { label: 'Commencer gratuitement', href: links.signUp };

export const financialProducts: FinancialProductsPage = {
  meta: {
    title: 'Produits financiers pour entreprises | Boundless',
    description:
      'Avance de fonds, prêt sur actifs, prêt à terme, financement de bons de commande, de stocks ou de la chaîne d’approvisionnement : usage de chacun.',
  },
  hero: {
    title: 'Six façons de vous financer',
    lede: `Les prêteurs du réseau financent ${figures.fundingRange}; tous les montants de cette page sont en dollars américains. Voyez comment fonctionne chaque type de financement, ou montez un profil et voyez auxquels vous pourriez être admissible. ${statements.whoCanOpenShort}`,
    actions: [getStarted, { label: 'Parler à un expert', href: links.meeting }],
  },
  usedByLabel: 'Souvent utilisé par :',
  priceLabel: 'Coût',
  speedLabel: 'Délai',
  placesLabel: 'Régions',
  disclosures: [arrangedAdvice],
  closing: {
    title: 'Comparez les financements auxquels vous êtes admissible',
    lede: `Un seul profil est comparé à tous les produits de cette page en ${figures.matchingTime}. ${statements.costAndPayer} Vous choisissez l’offre qui vous convient, ou n’en acceptez aucune. Nous jumelons aussi des entreprises avec des prêteurs pour les marges de crédit, le financement d’équipement, l’affacturage et les prêts de la SBA ou du PFPEC.`,
    actions: [getStarted, { label: 'Comparer tous les types de financement', href: '/compare' }],
  },
};
