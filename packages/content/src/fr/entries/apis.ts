import type { ApisPage } from '../../schemas/pages/apis.js';
import { figures } from '../claims/values.js';

const bookMeeting = { label: 'Prendre rendez-vous', href: '#partnership-form' };

export const apis: ApisPage = {
  meta: {
    title: 'API de financement pour logiciels | Boundless',
    description:
      'Envoyez un profil d’entreprise, affichez les offres des prêteurs. Appels REST, notifications (webhooks) et environnement d’essai pour offrir du financement.',
  },
  hero: {
    title: 'Du financement dans votre produit',
    lede: 'Envoyez un profil d’entreprise, affichez les offres qui reviennent. Vos clients ne quittent jamais votre produit.',
    actions: [bookMeeting],
  },
  panels: {
    label: 'Les API en bref',
    title: 'Ce que vous obtenez, et ce que vous avez à faire',
    note: 'Vous ne savez pas quels appels il vous faut? Nous regardons votre produit avec votre équipe et en dressons la liste.',
    action: bookMeeting,
    items: [
      {
        icon: 'trending-up',
        glyph: 'embed',
        title: 'Un produit qui vaut plus',
        description:
          'Les clients qui ont besoin de financement pour grandir restent dans votre produit, et votre équipe de soutien n’a plus à les diriger ailleurs.',
        steps: [],
      },
      {
        icon: 'blocks',
        glyph: 'module',
        title: 'Une intégration facile',
        description: 'Trois étapes, de la clé d’essai aux offres dans votre produit.',
        steps: [
          {
            title: 'Obtenez une clé d’essai',
            description: 'Après un appel, pour que nous connaissions votre cas d’utilisation.',
          },
          {
            title: 'Envoyez les profils que vous avez déjà',
            description: 'Le consentement du propriétaire accompagne chacun d’eux.',
          },
          {
            title: 'Recevez les prêteurs jumelés',
            description:
              'Affichez-les à votre façon, ou insérez notre composant. Là où l’État l’exige, comme à New York et en Californie, montrez le document d’information du prêteur avant l’offre, sans le modifier. Si vous recevez une rémunération pour du financement ou montrez des offres, votre État peut vous considérer comme un courtier ou un fournisseur tenu d’avoir un permis : vérifiez-le d’abord.',
          },
        ],
      },
    ],
  },
  cards: [
    {
      icon: 'braces',
      drawing: 'endpoints',
      title: 'API REST',
      description:
        'Du JSON simple par HTTPS, des noms prévisibles, des chemins qui portent un numéro de version. Un développeur lit toute la documentation d’une traite.',
    },
    {
      icon: 'zap',
      drawing: 'signal',
      title: 'Traitement en temps réel',
      description:
        'Les cotes changent en même temps que les chiffres de l’entreprise. Vous l’apprenez tout de suite, et non dans un fichier produit la nuit.',
    },
    {
      icon: 'lock-keyhole',
      drawing: 'keys',
      title: 'Une sécurité à la hauteur des grandes organisations',
      description: `La même protection que pour les dossiers des entreprises : ${figures.encryption}, clés que vous pouvez remplacer et révoquer, et dossiers transmis aux seuls prêteurs que choisit le propriétaire.`,
    },
  ],
  sampleNote: 'Requête fictive. Les noms définitifs des champs vous sont remis avec votre clé d’essai.',
  form: {
    title: 'Demandez un accès d’essai',
    lede: `Dites-nous ce que fait votre produit et où vous y offririez du financement. Nous vous répondons ${figures.responseTime}, et un ingénieur participe au premier appel.`,
  },
};
