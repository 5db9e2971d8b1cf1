import type { PartnersPage } from '../../schemas/pages/partners.js';
import { figures } from '../claims/values.js';

export const partners: PartnersPage = {
  meta: {
    title: 'Devenir partenaire : prêteurs, apporteurs, API | Boundless',
    description:
      'Prêteurs, apporteurs d’affaires et éditeurs de logiciels rencontrent des entreprises en croissance grâce à Boundless. Voyez comment fonctionne un partenariat.',
  },
  hero: {
    title: 'Soyez présent dès le début du financement',
    lede: 'Prêteurs, conseillers et éditeurs de logiciels rencontrent ici des entreprises en croissance, au moment où ils peuvent les aider le plus.',
    actions: [{ label: 'Communiquer avec nous', href: '#partnership-form' }],
  },
  types: {
    label: 'Types de partenaires',
    items: [
      {
        icon: 'landmark',
        glyph: 'filter',
        drawing: 'queue',
        title: 'Prêteurs',
        description: 'Rencontrez des entreprises dont le dossier montre ce qui est vérifié et ce qui manque.',
        action: { label: 'Découvrir l’offre aux prêteurs', href: '/lenders' },
      },
      {
        icon: 'handshake',
        glyph: 'relay',
        drawing: 'introductions',
        title: 'Apporteurs d’affaires',
        description:
          'Présentez un client une seule fois. S’il y consent, vous voyez chaque étape qu’il franchit, sans jamais courir après les nouvelles.',
        action: { label: 'Découvrir l’offre aux apporteurs d’affaires', href: '/referral-partners' },
      },
      {
        icon: 'braces',
        glyph: 'embed',
        drawing: 'offers',
        title: 'API',
        description: 'Offrez du financement dans le produit que vos clients utilisent déjà.',
        action: { label: 'Découvrir les API', href: '/apis' },
      },
    ],
  },
  caseStudy: {
    slug: 'finaloop-boundless-partnership',
    category: 'Case Study',
    title: 'Comment un partenaire comptable transforme des livres en profils de financement',
    before: 'À la fin du mois, il fallait une feuille de calcul pour la banque, et une autre pour la banque suivante.',
    now: 'Les mêmes livres conciliés remplissent un profil de financement. Le propriétaire accepte, et les prêteurs lisent une seule version.',
    actions: [
      { label: 'Prendre rendez-vous', href: '/partner-contact' },
      { label: 'Lire la suite', context: 'sur Finaloop et Boundless', href: '/blog/finaloop-boundless-partnership' },
    ],
  },
  why: {
    title: 'Pourquoi devenir partenaire',
    items: [
      {
        icon: 'git-merge',
        title: 'Un dossier, plusieurs prêteurs',
        description: `Un seul profil est comparé aux critères de ${figures.verifiedLenders} prêteurs vérifiés. Prêteurs vérifiés : des prêteurs de notre réseau que nous vérifions chaque année. Rien ne garantit que chacun prête à des entreprises comme celles de vos clients.`,
      },
      {
        icon: 'eye',
        title: 'Vous suivez chaque étape',
        description:
          'Avec le consentement de votre client, vous voyez chaque étape au fur et à mesure, du premier formulaire au déblocage des fonds.',
      },
      {
        icon: 'plug',
        title: 'Rien à installer pour commencer',
        description: 'Commencez par un lien. Passez à un espace de travail ou à une API quand le volume augmente.',
      },
    ],
  },
  steps: {
    label: 'Étapes pour les prêteurs',
    title: 'Du premier appel au bilan trimestriel',
    items: [
      {
        title: 'Premier contact',
        description:
          'Remplissez le formulaire ci-dessous. Votre personne-ressource vous répond et propose des moments pour un appel.',
      },
      {
        title: 'Premier appel',
        description: 'Une courte conversation sur vos clients et sur ce qu’ils vous demandent.',
      },
      {
        title: 'Recherche de correspondances',
        description: 'Nous comparons vos clients ou vos critères de crédit avec ce que le réseau finance.',
      },
      {
        title: 'Entente',
        description:
          'Une seule entente, en langage clair. Les entreprises ne paient pas le jumelage. Si vous recevez une part de nos honoraires, vous devez le dire à votre client.',
      },
      {
        title: 'Mise en place',
        description:
          'Un lien de recommandation, un espace prêteur ou une clé d’essai, selon votre façon de travailler.',
      },
      {
        title: 'Premier dossier',
        description: 'Nous montons le premier profil ensemble : vous voyez ainsi ce que voit une entreprise.',
      },
      {
        title: 'Jumelage',
        description:
          'Les prêteurs dont les critères correspondent voient un résumé; seuls ceux que l’entreprise choisit ouvrent le dossier.',
      },
      {
        title: 'Bilan trimestriel',
        description: 'Un court bilan chaque trimestre : ce qui s’est conclu, ce qui a bloqué, et pourquoi.',
      },
    ],
  },
  form: {
    title: 'Commencez ici',
    paths: {
      label: 'Déroulement du partenariat',
      items: [
        {
          title: 'Vous nous dites qui vous servez',
          description: 'Quelques champs et une phrase. Rien à préparer, et aucun appel tant que vous ne le voulez pas.',
        },
        {
          title: 'Nous répondons',
          description: `Nous vous répondons ${figures.responseTime}, avec un moment pour nous parler.`,
        },
      ],
    },
  },
};
