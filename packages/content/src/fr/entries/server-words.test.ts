import { expect, it } from 'vitest';
import { serverWords } from './server-words.js';

// If this fails, words of a form have changed: put a new version in front in `server-words.ts` and keep the old words there as text.
it('has a version of its own for each text of a consent', () =>
  expect(serverWords.consents).toMatchInlineSnapshot(`
    {
      "contact": [
        {
          "version": "2026-11-29",
          "words": "Facultatif : après la réponse à ce message, Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, peut aussi m’écrire par courriel au sujet de financements qui conviennent à mon entreprise. Je peux retirer ce consentement en tout temps, par le lien dans chaque courriel, à la page Nous joindre ou en écrivant à support@boundless.example.",
        },
        {
          "version": "2026-11-28d",
          "words": "Facultatif : Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, peut communiquer avec moi au sujet de ce message par courriel. Je peux retirer ce consentement en tout temps, par le lien dans chaque courriel, à la page Nous joindre ou en écrivant à support@boundless.example.",
        },
      ],
      "partnerPhone": [
        {
          "version": "2026-11-29b",
          "words": "Facultatif : j’accepte que Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, m’appelle et m’envoie des messages texte au numéro que j’ai indiqué, au sujet de cette demande et d’un partenariat avec Boundless, et de rien d’autre. Une personne appelle, et non une voix enregistrée ou artificielle. Je n’ai pas à accepter pour envoyer ce formulaire, obtenir du financement ou acheter quoi que ce soit. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Pour retirer mon consentement en tout temps, il me suffit de répondre STOP ou ARRÊT à un message texte, de le dire lors d’un appel ou d’écrire à support@boundless.example.",
        },
        {
          "version": "2026-11-29",
          "words": "Facultatif : j’accepte que Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, m’appelle et m’envoie des messages texte au numéro que j’ai indiqué, au sujet de ce que j’envoie ici et de tout financement que je demande, et de rien d’autre. Une personne appelle, et non une voix enregistrée ou artificielle. Je n’ai pas à accepter pour envoyer ce formulaire, obtenir du financement ou acheter quoi que ce soit. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Pour retirer mon consentement en tout temps, il me suffit de répondre STOP ou ARRÊT à un message texte, de le dire lors d’un appel ou d’écrire à support@boundless.example.",
        },
        {
          "version": "2026-11-28f",
          "words": "Facultatif : j’accepte que Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, m’appelle et m’envoie des messages texte au numéro que j’ai indiqué, au sujet de ce que j’envoie ici et de tout financement que je demande. Une personne appelle, et non une voix enregistrée ou artificielle. Cette entreprise n’appelle pas et n’envoie pas de messages texte pour faire de la promotion. Je n’ai pas à accepter pour envoyer ce formulaire, obtenir du financement ou acheter quoi que ce soit. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Pour retirer mon consentement en tout temps, il me suffit de répondre STOP ou ARRÊT à un message texte, de le dire lors d’un appel ou d’écrire à support@boundless.example.",
        },
      ],
      "partnerships": [
        {
          "version": "2026-11-28d",
          "words": "Facultatif : j’accepte de recevoir par courriel des communications sur les partenariats de Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, et je peux me désabonner en tout temps, par le lien dans chaque courriel, à la page Nous joindre ou en écrivant à support@boundless.example.",
        },
      ],
      "phone": [
        {
          "version": "2026-11-29",
          "words": "Facultatif : j’accepte que Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, m’appelle et m’envoie des messages texte au numéro que j’ai indiqué, au sujet de ce que j’envoie ici et de tout financement que je demande, et de rien d’autre. Une personne appelle, et non une voix enregistrée ou artificielle. Je n’ai pas à accepter pour envoyer ce formulaire, obtenir du financement ou acheter quoi que ce soit. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Pour retirer mon consentement en tout temps, il me suffit de répondre STOP ou ARRÊT à un message texte, de le dire lors d’un appel ou d’écrire à support@boundless.example.",
        },
        {
          "version": "2026-11-28f",
          "words": "Facultatif : j’accepte que Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada, m’appelle et m’envoie des messages texte au numéro que j’ai indiqué, au sujet de ce que j’envoie ici et de tout financement que je demande. Une personne appelle, et non une voix enregistrée ou artificielle. Cette entreprise n’appelle pas et n’envoie pas de messages texte pour faire de la promotion. Je n’ai pas à accepter pour envoyer ce formulaire, obtenir du financement ou acheter quoi que ce soit. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Pour retirer mon consentement en tout temps, il me suffit de répondre STOP ou ARRÊT à un message texte, de le dire lors d’un appel ou d’écrire à support@boundless.example.",
        },
      ],
      "subscribe": [
        {
          "version": "2026-11-28d",
          "words": "Une infolettre par mois. Les taux, ce que les prêteurs recherchent et ce que les jumelages du mois nous ont appris, par courriel de Boundless, 200 Horizon Lane, bureau 400, Toronto (Ontario)  M0A 0B0, Canada. Désabonnez-vous en tout temps, par le lien dans chaque courriel ou en écrivant à support@boundless.example.",
        },
      ],
    }
  `));
