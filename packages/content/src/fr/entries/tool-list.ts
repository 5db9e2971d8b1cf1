import type { ToolList } from '../../schemas/pages/tools.js';

export const toolList: ToolList = {
  moreTitle: 'Autres outils',
  all: {
    title: 'Tous les outils',
    description: 'Les calculatrices pour chaque type de financement et pour votre capacité d’emprunt.',
    href: '/tools',
  },
  groups: [
    {
      title: 'Vous avez une offre',
      list: [
        {
          title: 'Vérifier une offre',
          description:
            'Ce que coûte un contrat, ce que prévoit la loi dans votre province ou votre État, et ce qu’il faut demander.',
          href: '/tools/check-an-offer',
        },
        {
          title: 'Comparer deux offres',
          description: 'Le coût annuel et total, le paiement hebdomadaire et les clauses, côte à côte.',
          href: '/tools/compare-offers',
        },
      ],
    },
    {
      title: 'Que choisir',
      list: [
        {
          title: 'Quel financement vous convient?',
          description: 'Quelques questions, une recommandation et ses raisons.',
          href: '/tools/which-fits',
        },
        {
          title: 'Comparer les types de financement',
          description: 'Le coût, le délai, les garanties et le remboursement anticipé, côte à côte.',
          href: '/compare',
        },
        {
          title: 'Glossaire',
          description: 'Le sens des mots d’un contrat, en langage clair.',
          href: '/glossary',
        },
      ],
    },
    {
      title: 'Combien ça coûte',
      list: [
        {
          title: 'Avance de fonds',
          description: 'Convertissez le coefficient, les frais et la durée en taux annuel.',
          href: '/tools/merchant-cash-advance',
        },
        {
          title: 'Prêt d’entreprise',
          description: 'Ce que vous payez chaque mois, et la part d’intérêts.',
          href: '/tools/business-loan',
        },
        {
          title: 'Marge de crédit',
          description: 'Ce que coûte un tirage, y compris la commission d’engagement.',
          href: '/tools/line-of-credit',
        },
        {
          title: 'Affacturage',
          description: 'Ce que vous recevez pour une facture, et ce que vous économiseriez en attendant.',
          href: '/tools/invoice-factoring',
        },
      ],
    },
    {
      title: 'Votre capacité d’emprunt',
      list: [
        {
          title: 'Couverture du service de la dette',
          description: 'Voyez si votre bénéfice permet un versement de plus.',
          href: '/tools/debt-service-coverage',
        },
        {
          title: 'Base d’emprunt',
          description: 'Combien vous pouvez emprunter sur vos comptes clients, vos stocks et votre équipement.',
          href: '/tools/borrowing-base',
        },
      ],
    },
  ],
};
