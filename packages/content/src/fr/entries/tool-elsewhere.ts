import type { ToolElsewhere } from '../../schemas/pages/tools.js';

const elsewhere = [
  { label: 'Comparer les onze types', href: '/compare' },
  { label: 'Nous poser une question', href: '/contact-us' },
];

/** The end of a tool's page for a place where we do not arrange what it is about. Apart from the list of tools, because few tools ask for a place. */
export const toolElsewhere: ToolElsewhere = {
  partly: {
    title: 'Conservez ce résultat',
    lede: '{types} Présentez le résultat à votre banque, à une coopérative de crédit ou à un prêteur communautaire (CDFI), et comparez leurs offres.',
    actions: [
      { label: 'Comparer les onze types', href: '/compare' },
      { label: 'Ce que nous faisons dans votre État', href: '/terms-of-service#using-the-service' },
    ],
  },
  types: {
    loans:
      'Nous servons d’intermédiaire {inState} pour les avances de fonds et l’affacturage, mais non pour les prêts ni les marges de crédit.',
    advances:
      'Nous servons d’intermédiaire {inState} pour les prêts, les marges de crédit et l’affacturage, mais non pour les avances de fonds.',
    advancesAndFactoring:
      'Nous servons d’intermédiaire {inState} pour les prêts et les marges de crédit garantis seulement, et non pour les avances de fonds ni pour l’affacturage.',
  },
  notThis: {
    title: 'Conservez ce résultat',
    lede: 'Nous ne servons pas d’intermédiaire {inState} pour ce type de financement. Présentez le résultat à votre banque, à une coopérative de crédit ou à un prêteur communautaire (CDFI), et comparez leurs offres.',
    actions: elsewhere,
  },
  nowhere: {
    title: 'Conservez ce résultat',
    lede: 'Nous ne servons pas encore d’intermédiaire {inState}. Présentez le résultat à votre banque, à une coopérative de crédit ou à un prêteur communautaire (CDFI).',
    actions: [
      { label: 'Comparer les onze types', href: '/compare' },
      { label: 'Nous écrire au sujet de cet État', href: '/contact-us' },
    ],
  },
  noState: {
    title: 'Dans quel État se trouve l’entreprise?',
    lede: 'Choisissez votre État plus haut pour voir si nous y servons d’intermédiaire pour ce financement.',
    actions: [
      { label: 'Comparer les onze types', href: '/compare' },
      { label: 'Ce que nous faisons dans chaque État', href: '/terms-of-service#using-the-service' },
    ],
  },
  person: {
    title: 'Apportez ce résultat à votre banque',
    lede: 'Nous ne proposons rien aux entreprises individuelles ni aux sociétés de personnes. Présentez le résultat à votre banque ou à une caisse.',
    actions: elsewhere,
  },
};
