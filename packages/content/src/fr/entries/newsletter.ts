import type { NewsletterPages } from '../../schemas/pages/newsletter.js';
import { links } from '../../site/links.js';

const backHome = { label: 'Retour à l’accueil', href: '/' };
const readArticles = { label: 'Lire les articles', href: '/blog' };
const contact = { label: 'Nous joindre', href: '/contact-us' };

export const newsletter: NewsletterPages = {
  name: 'infolettre',
  confirm: {
    meta: {
      title: 'Confirmez votre abonnement | Boundless',
      description:
        'Appuyez sur un bouton pour confirmer que vous voulez recevoir l’infolettre de Boundless à votre adresse.',
    },
    title: 'Confirmez votre abonnement',
    text: 'Appuyez sur le bouton ci-dessous pour recevoir l’infolettre de Boundless : un courriel par mois sur les taux et les prêteurs. Vous pouvez vous désabonner en tout temps, par le lien dans chaque courriel.',
    submit: 'Confirmer l’abonnement',
  },
  confirmed: {
    meta: {
      title: 'Votre abonnement est confirmé | Boundless',
      description: 'Vous avez confirmé votre abonnement à l’infolettre mensuelle de Boundless.',
    },
    title: 'Votre abonnement est confirmé',
    text: 'Merci. Nous vous enverrons la prochaine infolettre par courriel. Chaque numéro contient un lien de désabonnement.',
    actions: [readArticles, backHome],
  },
  unsubscribe: {
    meta: {
      title: 'Désabonnement | Boundless',
      description: 'Appuyez sur un bouton pour ne plus recevoir l’infolettre de Boundless à votre adresse courriel.',
    },
    title: 'Se désabonner de l’infolettre',
    text: 'Appuyez sur le bouton ci-dessous et nous ne vous enverrons plus l’infolettre.',
    submit: 'Se désabonner',
  },
  unsubscribed: {
    meta: {
      title: 'Désabonnement confirmé | Boundless',
      description: 'Votre abonnement à l’infolettre de Boundless a pris fin. Vous pouvez vous réabonner en tout temps.',
    },
    title: 'Désabonnement confirmé',
    text: 'Nous ne vous enverrons plus l’infolettre. Si c’était une erreur, vous pouvez vous réabonner au bas de toute autre page.',
    actions: [backHome],
  },
  stop: {
    meta: {
      title: 'Ne plus recevoir nos messages | Boundless',
      description:
        'Appuyez sur un bouton, et Boundless ne communique plus avec vous au sujet d’offres, de partenariats ou de vos messages.',
    },
    title: 'Ne plus recevoir nos messages',
    text: 'Le bouton met fin aux courriels, aux appels et aux messages texte au sujet d’offres, de partenariats et de ce que vous nous avez envoyé. Pour vous désabonner aussi de l’infolettre, suivez le lien qui se trouve dans chaque numéro, ou écrivez-nous : nous cessons alors tout envoi.',
    submit: 'Ne plus recevoir de messages',
  },
  stopped: {
    meta: {
      title: 'Messages interrompus | Boundless',
      description:
        'Boundless ne communique plus avec vous au sujet d’offres, de partenariats ou de ce que vous avez envoyé.',
    },
    title: 'Vous ne recevrez plus ces messages',
    text: 'Nous ne vous écrivons plus, ne vous appelons plus et ne vous envoyons plus de messages texte au sujet d’offres, de partenariats ou de ce que vous nous avez envoyé. Notre personnel peut voir que vous nous avez demandé d’arrêter. Pour vous désabonner aussi de l’infolettre, suivez le lien qui se trouve dans chaque numéro, ou écrivez-nous. Si vous nous écrivez de nouveau, nous vous répondrons.',
    actions: [contact, backHome],
  },
  linkNotValid: {
    meta: {
      title: 'Ce lien n’est pas valide | Boundless',
      description: 'Le lien de notre courriel est incomplet, ou ce qu’il concerne a pris fin ou a été supprimé.',
    },
    title: 'Ce lien n’est pas valide',
    text: `Il en manque peut-être une partie, le délai pour confirmer est peut-être passé, ou ce qu’il concerne a pris fin ou a été supprimé. Copiez le lien entier du courriel, ou écrivez à ${links.supportEmail}. Si vous vouliez faire cesser nos courriels, écrivez-nous de l’adresse qui les reçoit, et nous cesserons de vous écrire.`,
    actions: [contact, backHome],
  },
};
