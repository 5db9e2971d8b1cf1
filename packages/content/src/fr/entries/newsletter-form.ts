import type { NewsletterForm } from '../../schemas/forms.js';

export const newsletterForm: NewsletterForm = {
  email: 'Adresse courriel',
  placeholder: 'vous@entreprise.com',
  submit: 'S’abonner',
  submitting: 'Abonnement en cours…',
  success: 'Merci! Votre abonnement à notre infolettre est enregistré.',
  pending:
    'Encore une étape, sans laquelle vous ne la recevrez pas : ouvrez le courriel que nous venons de vous envoyer (regardez aussi dans les indésirables), suivez le lien et appuyez sur le bouton de la page.',
  failed: 'L’abonnement a échoué',
  failedUnknown: 'L’abonnement à l’infolettre a échoué',
};
