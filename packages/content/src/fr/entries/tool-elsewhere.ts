import type { ToolElsewhere } from '../../schemas/pages/tools.js';

/** The end of a tool's page for a place where we do not arrange what it is about. Apart from the list of tools, because few tools ask for a place. */
export const toolElsewhere: ToolElsewhere = {
  partly: {
    title: 'Emportez ce résultat',
    lede: 'Dans votre État, nous ne servons pas d’intermédiaire pour tous les types de financement. Présentez le résultat à votre banque, à une caisse ou à un prêteur communautaire (CDFI), et comparez leurs offres.',
    actions: [
      { label: 'Comparer les onze types', href: '/compare' },
      { label: 'Ce que nous faisons dans votre État', href: '/terms-of-service#using-the-service' },
    ],
  },
  unread: {
    title: 'Emportez ce résultat',
    lede: 'Nous ne servons pas encore d’intermédiaire dans cet État ({state}). Présentez le résultat à votre banque, à une caisse ou à un prêteur communautaire (CDFI).',
    actions: [
      { label: 'Comparer les onze types', href: '/compare' },
      { label: 'Nous écrire au sujet de cet État', href: '/contact-us' },
    ],
  },
};
