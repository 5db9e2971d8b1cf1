import type { ServerWords } from '../../schemas/server-words.js';
import { links } from '../../site/links.js';
import { office } from '../site/office.js';
import { footer } from './footer.js';
import { formMessages } from './form-messages.js';
import { forms } from './forms.js';

const phone = [
  { version: '2026-11-29', words: forms.contact.phoneConsent },
  {
    version: '2026-11-28f',
    words: `Facultatif : j’accepte que ${office.join(', ')}, m’appelle et m’envoie des messages texte au numéro que j’ai indiqué, au sujet de ce que j’envoie ici et de tout financement que je demande. Une personne appelle, et non une voix enregistrée ou artificielle. Cette entreprise n’appelle pas et n’envoie pas de messages texte pour faire de la promotion. Je n’ai pas à accepter pour envoyer ce formulaire, obtenir du financement ou acheter quoi que ce soit. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Pour retirer mon consentement en tout temps, il me suffit de répondre STOP ou ARRÊT à un message texte, de le dire lors d’un appel ou d’écrire à ${links.supportEmail}.`,
  },
];

export const serverWords: ServerWords = {
  messages: formMessages,
  refusals: {
    title: 'La demande n’a pas abouti',
    home: 'Page d’accueil',
    unreadable: 'Nous n’avons pas pu lire la demande.',
    tooLarge: 'La demande est trop volumineuse.',
    failed: 'Une erreur s’est produite.',
    tooMany: 'Trop de demandes. Veuillez réessayer plus tard.',
    tooMuchToday: 'Vous avez envoyé trop de demandes aujourd’hui. Veuillez réessayer demain.',
    unconfirmed: 'Nous n’avons pas pu confirmer l’enregistrement. Veuillez envoyer le formulaire de nouveau.',
    notStored: 'Nous ne pouvons rien enregistrer en ce moment. Veuillez réessayer plus tard.',
  },
  thanks: 'Merci. Nous avons bien reçu votre formulaire.',
  thanksPending: 'Pour confirmer, ouvrez le lien dans notre courriel et appuyez sur le bouton de la page.',
  refused: {
    title: 'L’envoi n’a pas pu se faire',
    error: 'Erreur\u00a0: ',
    kept: 'Ce que vous avez écrit est toujours là si vous revenez en arrière dans votre navigateur.',
    back: 'Retour au formulaire',
  },
  // When the words of a form change, put the new version in front and keep the old words here as text.
  consents: {
    contact: [
      { version: '2026-11-29', words: forms.contact.consent },
      {
        version: '2026-11-28d',
        words: `Facultatif : ${office.join(', ')}, peut communiquer avec moi au sujet de ce message par courriel. Je peux retirer ce consentement en tout temps, par le lien dans chaque courriel, à la page Nous joindre ou en écrivant à ${links.supportEmail}.`,
      },
    ],
    partnerships: [{ version: '2026-11-28d', words: forms.partnership.consent }],
    subscribe: [{ version: '2026-11-28d', words: `${footer.newsletter.title} ${footer.newsletter.description}` }],
    phone,
    partnerPhone: [{ version: '2026-11-29b', words: forms.partnership.phoneConsent }, ...phone],
  },
  confirmation: {
    subject: 'Confirmez votre abonnement à l’infolettre de {company}',
    text: `Vous avez demandé l’infolettre de {company} : les taux, ce que les prêteurs recherchent et ce que les jumelages du mois nous ont appris. Elle paraît une fois par mois.

Pour confirmer, ouvrez cette page et appuyez sur le bouton qui s’y trouve :
{confirm}

Si vous ne l’avez pas demandée, ne faites rien : vous ne la recevrez pas. Le lien fonctionne pendant {days} jours, puis nous effaçons la demande.

Pour vous désabonner plus tard, ouvrez cette page et appuyez sur le bouton qui s’y trouve :
{unsubscribe}`,
  },
};
