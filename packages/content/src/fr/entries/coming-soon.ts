import type { ComingSoonPage } from '../../schemas/pages/article-page.js';

export const comingSoon: ComingSoonPage = {
  title: 'Bientôt en ligne',
  text: 'Cet article est en préparation et paraîtra bientôt. Revenez plus tard pour le lire!',
  actions: [
    { label: 'Parcourir le blogue', href: '/blog' },
    { label: 'Retour à l’accueil', href: '/' },
  ],
  readyTitle: 'À lire dès maintenant',
};
