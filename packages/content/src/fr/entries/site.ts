import type { HeaderContent } from '../../schemas/header.js';
import type { BuildWords, CookieBannerContent, LanguageNotice, Site } from '../../schemas/site.js';
import { links } from '../../site/links.js';

export const site: Site = {
  name: 'Boundless',
  titleSuffix: '| Boundless',
  description:
    'Boundless jumelle des entreprises du Canada et des États-Unis avec des prêteurs grâce à un seul profil numérique. Le jumelage est gratuit pour les entreprises.',
  skipLink: 'Aller au contenu',
  search: {
    label: 'Chercher dans le site',
    placeholder: 'Prêt à terme, facture, prêteur',
    results: 'Résultats',
    none: 'Rien ne correspond à cette recherche. Essayez un mot plus court.',
    failed: 'La recherche ne fonctionne pas en ce moment. Veuillez réessayer.',
  },
  failed: { title: 'Une erreur est survenue.', reload: 'Recharger la page.' },
};

export const account: Pick<HeaderContent, 'signIn' | 'createAccount'> = {
  signIn: { label: 'Se connecter', href: links.login },
  createAccount: { label: 'Créer un compte', href: links.signUp },
};

export const cookieBanner: CookieBannerContent = {
  text: 'Nous ne déposons aucun témoin lors de votre visite et n’avons ni traceur ni publicité. Votre navigateur se rappelle cet avis, l’arrêt des animations et vos articles enregistrés et, jusqu’à la fermeture de l’onglet, la campagne ou la page de partenaire qui vous a mené ici. Un formulaire n’en transmet que cette provenance.',
  link: { label: 'Confidentialité', href: '/privacy-terms' },
  accept: 'D’accord',
  close: 'Fermer',
};

export const inEnglish = '(en anglais)';

export const languageNotice: LanguageNotice = {
  text: 'Ce site est offert en français.',
  link: 'Voir en français',
  close: 'Fermer',
};

export const buildWords: BuildWords = {
  crumbs: { home: 'Accueil', blog: 'Blogue' },
  searchKinds: { page: 'Page', product: 'Produit', term: 'Terme' },
};
