import type { NotFoundPage } from '../../schemas/pages/not-found.js';

export const notFound: NotFoundPage = {
  meta: {
    title: 'Page introuvable | Boundless',
    description:
      'Cette page a peut-être été déplacée, ou le lien n’est plus à jour. Retrouvez d’ici votre chemin dans le site de Boundless.',
  },
  code: '404',
  title: 'Page introuvable',
  text: 'Nous ne trouvons pas cette page. Elle a peut-être été déplacée, ou le lien n’est plus à jour.',
  backHome: { label: 'Retour à l’accueil', href: '/' },
  goBack: 'Page précédente',
  popular: {
    title: 'Pages les plus consultées',
    items: [
      {
        label: 'Fonctionnement',
        href: '/how-it-works',
        description: 'Quatre étapes, du formulaire aux fonds',
        icon: 'route',
      },
      {
        label: 'Produits financiers',
        href: '/financial-products',
        description: 'Six types de financement expliqués',
        icon: 'layers',
      },
      {
        label: 'Partenaires',
        href: '/partners',
        description: 'Prêteurs, apporteurs d’affaires et API',
        icon: 'handshake',
      },
      {
        label: 'Qui nous sommes',
        href: '/about-us',
        description: 'Pourquoi nous avons commencé à Toronto',
        icon: 'users',
      },
    ],
  },
  help: { title: 'Besoin d’aide?', action: { label: 'Écrire au service de soutien', href: '/contact-us' } },
  footer: 'Code d’erreur : 404 | Page introuvable',
};
