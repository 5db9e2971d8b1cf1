import type { ServerWords } from '../../schemas/server-words.js';
import { footer } from './footer.js';
import { formMessages } from './form-messages.js';
import { forms } from './forms.js';

export const serverWords: ServerWords = {
  messages: formMessages,
  thanks: 'Merci. Nous avons bien reçu votre formulaire.',
  thanksPending: 'Pour confirmer, ouvrez le lien dans notre courriel et appuyez sur le bouton de la page.',
  refused: {
    title: 'L’envoi n’a pas pu se faire',
    kept: 'Ce que vous avez écrit est toujours là si vous revenez en arrière dans votre navigateur.',
    back: 'Retour au formulaire',
  },
  // When the words of a form change, put the new version in front and keep the old words here as text.
  consents: {
    contact: [{ version: '2026-11-28d', words: forms.contact.consent }],
    partnerships: [{ version: '2026-11-28d', words: forms.partnership.consent }],
    subscribe: [{ version: '2026-11-28d', words: `${footer.newsletter.title} ${footer.newsletter.description}` }],
    phone: [{ version: '2026-11-28f', words: forms.contact.phoneConsent }],
  },
  confirmation: {
    subject: 'Confirmez votre abonnement à l’infolettre de {company}',
    text: `Vous avez demandé l’infolettre de {company} : les taux, ce que les prêteurs recherchent et ce que les jumelages du mois nous ont appris. Elle paraît une fois par mois.

Pour confirmer, ouvrez cette page et appuyez sur le bouton qui s’y trouve :
{confirm}

Si vous ne l’avez pas demandée, ignorez ce courriel. Vous n’êtes pas abonné, et nous ne vous écrirons plus.

Pour vous désabonner plus tard, ouvrez cette page et appuyez sur le bouton qui s’y trouve :
{unsubscribe}`,
  },
};
