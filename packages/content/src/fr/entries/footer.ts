import type { FooterContent } from '../../schemas/footer.js';
import { links } from '../../site/links.js';
import { phone } from '../../site/phone.js';
import { office } from '../site/office.js';
import { productLinks } from '../site/product-links.js';

export const footer: FooterContent = {
  newsletter: {
    title: 'Une infolettre par mois.',
    // The API stores these words as the consent.
    description: `Les taux, ce que les prêteurs recherchent et ce que les jumelages du mois nous ont appris, par courriel de ${office.join(', ')}. Désabonnez-vous en tout temps, par le lien dans chaque courriel ou en écrivant à ${links.supportEmail}.`,
    privacy: { label: 'Politique de confidentialité', href: '/privacy-terms' },
  },
  columns: [
    {
      title: 'Notre solution',
      links: [
        { label: 'Fonctionnement', href: '/how-it-works' },
        { label: 'Secteurs que nous servons', href: '/who-we-help' },
        { label: 'Guides pour entrepreneurs', href: '/blog?category=guides' },
        { label: 'Calculatrices', href: '/tools' },
        { label: 'Comparer les financements', href: '/compare' },
        { label: 'Glossaire', href: '/glossary' },
      ],
    },
    { title: 'Produits financiers', links: [...productLinks] },
    {
      title: 'Devenir partenaire',
      links: [
        { label: 'Prêteurs', href: '/lenders' },
        { label: 'Apporteurs d’affaires', href: '/referral-partners' },
        { label: 'API', href: '/apis' },
      ],
    },
    {
      title: 'L’entreprise',
      links: [
        { label: 'Qui nous sommes', href: '/about-us' },
        { label: 'Blogue', href: '/blog' },
        { label: 'Nous joindre', href: '/contact-us' },
        { label: 'Notre rémunération', href: '/how-we-are-paid' },
        { label: 'Plaintes', href: '/complaints' },
        { label: 'Accessibilité', href: '/accessibility' },
        { label: 'Politique de confidentialité', href: '/privacy-terms' },
        { label: 'Conditions d’utilisation', href: '/terms-of-service' },
      ],
    },
  ],
  address: office,
  hours: 'Soutien de 9 h à 17 h (heure de l’Est)',
  email: links.supportEmail,
  ...(phone && { phone }),
  social: [
    { network: 'linkedin', href: links.linkedin, label: 'Boundless sur LinkedIn' },
    { network: 'instagram', href: links.instagram, label: 'Boundless sur Instagram' },
    { network: 'x', href: links.x, label: 'Boundless sur X' },
    { network: 'facebook', href: links.facebook, label: 'Boundless sur Facebook' },
  ],
  copyright:
    '© 2025 Boundless. Une plateforme de mise en relation avec des prêteurs. Nous ne donnons pas de conseils financiers et ne sommes pas partie aux contrats de prêt. Sauf indication contraire, les montants sont en dollars américains; dans les outils, dans la devise choisie.',
};
