import type { ServerWords } from '../../schemas/server-words.js';
import { footer } from './footer.js';
import { formMessages } from './form-messages.js';
import { forms } from './forms.js';

export const serverWords: ServerWords = {
  messages: formMessages,
  thanks: 'Merci. Nous avons bien reçu votre formulaire.',
  thanksPending: 'Pour confirmer, suivez le lien dans notre courriel.',
  refused: {
    title: 'L’envoi n’a pas pu se faire',
    kept: 'Ce que vous avez écrit est toujours là si vous revenez en arrière dans votre navigateur.',
    back: 'Retour au formulaire',
  },
  consents: {
    contact: forms.contact.consent,
    partnerships: forms.partnership.consent,
    subscribe: `${footer.newsletter.title} ${footer.newsletter.description}`,
    phone: forms.contact.phoneConsent,
  },
  confirmation: {
    subject: 'Veuillez confirmer votre abonnement à notre infolettre',
    text: `Quelqu’un, sans doute vous, a demandé à recevoir l’infolettre de {company} à cette adresse courriel.

Pour confirmer, ouvrez cette page et appuyez sur le bouton qui s’y trouve :
{confirm}

Si ce n’était pas vous, ignorez ce courriel : vous n’êtes pas abonné et nous ne vous écrirons plus. Si vous confirmez et changez d’idée plus tard, ouvrez cette page et appuyez sur le bouton pour vous désabonner :
{unsubscribe}
`,
  },
};
