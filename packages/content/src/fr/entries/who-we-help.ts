import type { WhoWeHelpPage } from '../../schemas/pages/who-we-help.js';
import { links } from '../../site/links.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arranged } from '../facts/broker-rules.js';

export const whoWeHelp: WhoWeHelpPage = {
  meta: {
    title: 'Financement par secteur d’activité | Boundless',
    description:
      'Commerce en ligne ou de détail, logiciels-services, services professionnels, fabrication, transport : comment des entreprises comme la vôtre se financent.',
  },
  hero: {
    title: 'Des prêteurs qui connaissent votre secteur',
    lede: 'Une boulangerie, une flotte de camions et un éditeur de logiciels n’empruntent pas de la même façon. Nos prêteurs financent les secteurs qu’ils comprennent.',
    note: `${statements.whoCanOpenShort} ${arranged} Aux États-Unis non plus, nous ne servons d’intermédiaire pour aucun prêt garanti par un immeuble.`,
  },
  industries: [
    {
      title: 'Commerce en ligne',
      icon: 'shopping-cart',
      description: 'La publicité, les stocks et les semaines d’attente avant d’être payé.',
      items: [
        'Stocks avant la haute saison',
        'Dépenses publicitaires vite rentabilisées',
        'Délais de paiement des places de marché',
        'Passage à votre propre entrepôt',
      ],
    },
    {
      title: 'Logiciels-services (SaaS)',
      icon: 'laptop',
      description: 'Des prêteurs pour qui les revenus récurrents sont un actif.',
      items: [
        'Liquidités entre deux rondes de financement',
        'Contrats annuels payés au mois',
        'Embauche de vendeurs avant que les ventes suivent',
        'Acquisition d’un logiciel plus modeste',
      ],
    },
    {
      title: 'Commerce de détail',
      icon: 'store',
      description: 'Le loyer revient tous les mois. L’achalandage, lui, varie.',
      items: [
        'Stocks de la saison',
        'Deuxième succursale',
        'Aménagement et mobilier du magasin',
        'Avances de fonds sur les ventes par carte : rapides, mais chères',
      ],
    },
    {
      title: 'Services professionnels',
      icon: 'briefcase-business',
      description: 'Vous faites le travail bien avant d’être payé.',
      items: [
        'Salaires en attendant les paiements des clients',
        'Rachat de parts entre associés',
        'Reprise d’un autre cabinet',
        'Déménagement dans de plus grands bureaux',
      ],
    },
    {
      title: 'Fabrication',
      icon: 'factory',
      description: 'Vous payez les machines et les matières bien avant de vendre.',
      items: [
        'Équipement de longue durée',
        'Matières premières pour une grosse commande',
        'Marge de crédit qui suit les comptes clients',
        'Achat d’un concurrent',
      ],
    },
    {
      title: 'Transport',
      icon: 'truck',
      description: 'Vous achetez le carburant aujourd’hui et êtes payé pour le trajet le mois prochain.',
      items: [
        'Camions, remorques et réparations',
        'Carburant et paie des chauffeurs',
        'Affacturage des factures de fret',
        'Liquidités pour l’hiver',
      ],
    },
    {
      title: 'Autres secteurs',
      icon: 'circle-plus',
      description: 'Si vous tenez des livres, il y a sans doute un prêteur pour votre secteur.',
      items: [
        'Cannabis et chanvre',
        'Financement de prêteurs',
        'Produits pharmaceutiques',
        'Immobilier',
        'Et d’autres',
      ],
    },
  ],
  stories: {
    title: `Six exemples de financements, tirés des ${figures.storyPeriod}, en dollars américains`,
    note: 'Exemple fictif : ces fiches illustrent des types et des montants de financement. Elles ne décrivent aucun client précis, et les résultats varient.',
    items: [
      {
        amount: figures.storyAcquisition,
        product: 'Prêt à terme',
        use: 'A servi à payer une acquisition',
        industry: 'Fabrication',
        invented: true,
      },
      {
        amount: figures.storyTranched,
        product: 'Prêt à terme par tranches',
        use: 'Versé par étapes, à mesure que les objectifs étaient atteints',
        industry: 'Commerce en ligne',
        invented: true,
      },
      {
        amount: figures.storyFactoring,
        product: 'Affacturage',
        use: 'A payé les équipes pendant que les clients tardaient',
        industry: 'Services professionnels',
        invented: true,
      },
      {
        amount: figures.storySba,
        product: 'Prêt de la SBA',
        use: 'A refinancé des dettes et équipé un deuxième magasin',
        industry: 'Commerce de détail',
        invented: true,
      },
      {
        amount: figures.storyVenture,
        product: 'Prêt de capital de risque',
        use: 'A donné du temps entre deux rondes de financement',
        industry: 'Logiciels-services',
        invented: true,
      },
      {
        amount: figures.storyRevolver,
        product: 'Prêt sur actifs',
        use: 'A payé le carburant et les chauffeurs pendant un hiver tranquille',
        industry: 'Transport',
        invented: true,
      },
    ],
  },
  testimonials: { title: 'Ce que des propriétaires pourraient dire' },
  closing: {
    title: 'Voyez quels prêteurs financent votre secteur',
    lede: `Un seul profil, jumelé en ${figures.matchingTime}. ${statements.costAndPayer}`,
    actions: [
      { label: 'Commencer gratuitement', href: links.signUp },
      { label: 'Parler à un expert', href: links.meeting },
    ],
  },
};
