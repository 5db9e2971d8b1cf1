import type { PartnerContactPage } from '../../schemas/pages/partner-contact.js';
import { figures } from '../claims/values.js';

export const partnerContact: PartnerContactPage = {
  meta: {
    title: 'Devenir partenaire | Boundless',
    description:
      'Parlez à Boundless de votre entreprise et du partenariat que vous avez en tête. Un membre de notre équipe vous répond et vous propose un appel.',
  },
  hero: {
    title: 'Devenir partenaire',
    lede: `Quelques lignes sur votre entreprise nous suffisent. Nous communiquerons avec vous ${figures.responseTime}.`,
  },
  form: { title: 'Votre demande de partenariat' },
  why: {
    label: 'Pourquoi devenir partenaire',
    title: 'Pourquoi devenir partenaire',
    items: [
      {
        icon: 'globe',
        title: 'Élargissez votre clientèle',
        description: 'Rencontrez des entreprises du Canada et des États-Unis qui cherchent ce que vous offrez.',
      },
      {
        icon: 'arrow-left-right',
        title: 'Grandissez avec nous',
        description: 'Vos clients ont plus de choix, et nos prêteurs rencontrent plus d’entreprises.',
      },
      {
        icon: 'headphones',
        title: 'Profitez d’un soutien attitré',
        description: 'Une même personne-ressource, dès le premier appel.',
      },
    ],
  },
  next: {
    title: 'La suite',
    items: [
      { title: 'Vous envoyez le formulaire', description: 'Votre nom, votre entreprise et ce que vous avez en tête.' },
      { title: 'Nous répondons', description: `Vous avez de nos nouvelles ${figures.responseTime}.` },
      { title: 'Un premier appel', description: 'Un court appel, au moment de votre choix.' },
    ],
  },
  closing: {
    title: 'On travaille ensemble?',
    lede: `Envoyez-nous le formulaire. Nous communiquerons avec vous ${figures.responseTime} pour fixer un appel, et vous n’avez rien à préparer.`,
    actions: [
      { label: 'Aller au formulaire', href: '#top' },
      { label: 'En savoir plus sur les partenariats', href: '/partners' },
    ],
  },
};
