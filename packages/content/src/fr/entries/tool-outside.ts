import type { ToolOutside } from '../../schemas/pages/tools.js';

/** The end of "Which fits?" if what it recommends does not come through us. A file of its own, because it is loaded with the result. */
export const toolOutside: ToolOutside = {
  outside: {
    title: 'Ce choix ne passe pas par nous',
    lede: 'Conservez vos réponses : l’adresse de cette page les contient, et vous pouvez l’imprimer. Le bouton ci-dessous montre par où commencer.',
    actions: [{ label: 'Nous poser une question', href: '/contact-us' }],
  },
  notYet: {
    title: 'Rien chez nous ne convient encore',
    lede: 'Apportez vos réponses à votre banque, à une caisse ou à un conseiller gratuit : l’adresse de cette page les contient, et vous pouvez l’imprimer.',
    actions: [{ label: 'Nous poser une question', href: '/contact-us' }],
  },
};
