import type { HeaderContent } from '../../schemas/header.js';
import { links } from '../../site/links.js';
import { figures } from '../claims/values.js';
import { productLinks } from '../site/product-links.js';
import { account } from './site.js';

export const header: HeaderContent = {
  menus: [
    {
      label: 'Solution',
      links: [
        { label: 'Fonctionnement', href: '/how-it-works' },
        { label: 'Secteurs que nous servons', href: '/who-we-help' },
      ],
    },
    {
      mega: {
        label: 'Ressources',
        feature: {
          label: 'Guides pour entrepreneurs',
          href: '/blog?category=guides',
          description: 'L’emprunt expliqué par des gens qui lisent des dossiers de prêt.',
          slug: 'debt-financing-guide',
          category: 'Guide',
        },
        articlesLabel: 'À lire dans le blogue',
        articles: [
          {
            label: 'Le financement par emprunt : guide express',
            href: '/blog/debt-financing-guide',
            description: 'Ce qu’un emprunt coûte vraiment',
          },
          {
            label: 'Prêt ou marge de crédit?',
            href: '/blog/business-loans-vs-line-of-credit-guide',
            description: 'Choisir selon le besoin',
          },
          {
            label: 'Cinq façons de gérer des liquidités saisonnières',
            href: '/blog/5-ways-to-manage-cashflow-for-seasonal-businesses',
            description: 'Un an de factures, une saison de ventes',
          },
        ],
        allArticles: { label: 'Tous les guides pour entrepreneurs', href: '/blog?category=guides' },
        productsLabel: 'Solutions de financement',
        products: [
          { ...productLinks[0], icon: 'credit-card', description: 'Cédez une part de vos ventes' },
          { ...productLinks[1], icon: 'layers', description: 'Empruntez sur ce que vous possédez' },
          { ...productLinks[2], icon: 'calendar-range', description: `Calendrier fixe, ${figures.termLoanYears}` },
          { ...productLinks[3], icon: 'file-check', description: `Honorez des commandes, ${figures.poOrderSize}` },
          { ...productLinks[4], icon: 'boxes', description: 'Financez les stocks avant la vente' },
          { ...productLinks[5], icon: 'truck', description: 'Payez vos fournisseurs dès le premier jour' },
        ],
        action: { label: 'Commencer gratuitement', href: links.signUp },
        note: 'Vous hésitez? Voyez à quoi vous êtes admissible.',
        tools: {
          label: 'Faites vos calculs',
          links: [
            { label: 'Vérifier une offre', href: '/tools/check-an-offer' },
            { label: 'Toutes les calculatrices', href: '/tools' },
            { label: 'Comparer les financements', href: '/compare' },
            { label: 'Lequel vous convient?', href: '/tools/which-fits' },
            { label: 'Glossaire', href: '/glossary' },
          ],
        },
      },
    },
    {
      label: 'Partenaires',
      links: [
        { label: 'Prêteurs', href: '/lenders' },
        { label: 'Apporteurs d’affaires', href: '/referral-partners' },
        { label: 'API', href: '/apis' },
      ],
    },
    {
      label: 'Entreprise',
      links: [
        { label: 'Qui nous sommes', href: '/about-us' },
        { label: 'Blogue', href: '/blog' },
        { label: 'Nous joindre', href: '/contact-us' },
      ],
    },
  ],
  ...account,
};
