import type { Forms } from '../../schemas/forms.js';
import { links } from '../../site/links.js';
import { figures } from '../claims/values.js';
import { office } from '../site/office.js';

/** The API stores the words that were shown with each record; `consents` of its contract lists them by version. */
const consent = `Facultatif : j’accepte de recevoir par courriel des communications sur les partenariats de ${office.join(', ')}, et je peux me désabonner en tout temps, par le lien dans chaque courriel, à la page Nous joindre ou en écrivant à ${links.supportEmail}.`;

/** Separate from every other consent, never required, and without marketing. */
const phoneConsent = (subject: string) =>
  `Facultatif : j’accepte que ${office.join(', ')}, m’appelle et m’envoie des messages texte au numéro que j’ai indiqué, au sujet ${subject}, et de rien d’autre. Une personne appelle, et non une voix enregistrée ou artificielle. Je n’ai pas à accepter pour envoyer ce formulaire, obtenir du financement ou acheter quoi que ce soit. La fréquence des messages varie. Des frais de messagerie et de données peuvent s’appliquer. Pour retirer mon consentement en tout temps, il me suffit de répondre STOP ou ARRÊT à un message texte, de le dire lors d’un appel ou d’écrire à ${links.supportEmail}.`;

const privacy = `Les deux cases sont facultatives : nous répondons par courriel dans tous les cas. Le formulaire exige un numéro de téléphone, mais nous n’appelons et n’envoyons de messages texte que si vous cochez la case au-dessous. Pour ne pas en donner, écrivez à ${links.supportEmail} : vous aurez la même réponse.\nNotre personnel lit ce que vous envoyez, et des fournisseurs qui travaillent pour nous peuvent le lire aussi, y compris hors de votre province, de votre État ou de votre pays. La [politique de confidentialité](/privacy-terms) explique pourquoi, et comment le consulter, le faire corriger ou retirer votre consentement. Pour faire cesser nos courriels, nos appels ou nos messages texte, écrivez « arrêt » à ${links.supportEmail} depuis l’adresse courriel que vous nous avez donnée, ou dans le formulaire de la [page Nous joindre](/contact-us).`;

const generic = 'Avec qui vous travaillez et ce que vous aimeriez réaliser avec nous';

const person = {
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  phone: 'Téléphone',
  phoneConsent: phoneConsent('de ce que j’envoie ici et de tout financement que je demande'),
  company: 'Entreprise',
  privacy,
};

const inquiry = {
  ...person,
  phoneConsent: phoneConsent('de cette demande et d’un partenariat avec Boundless'),
  privacy: `Aux États-Unis, nous ne servons d’intermédiaire que dans quelques États, qu’indiquent nos [conditions](/terms-of-service#using-the-service). Veuillez ne nous envoyer aucun client d’ailleurs. Si vous recevez une part de nos honoraires, vous devez le dire à votre client avant le premier formulaire, et vous devez peut-être vous inscrire comme courtier.\n${privacy}`,
  partnershipType: 'Type de partenariat',
  typePlaceholder: 'Choisissez un type',
  consent,
  submit: 'Envoyer la demande',
  submitting: 'Envoi en cours…',
  success: 'Merci! Nous avons bien reçu votre demande de partenariat.',
};

export const forms: Forms = {
  contact: {
    ...person,
    inquiry: 'Objet de la demande',
    inquiryPlaceholder: 'Choisissez un sujet',
    inquiries: [
      { value: 'funding', label: 'Financement' },
      { value: 'partnership', label: 'Partenariat' },
      { value: 'integration', label: 'Intégration' },
      { value: 'support', label: 'Soutien' },
      { value: 'media', label: 'Médias' },
      { value: 'general', label: 'Autre sujet' },
    ],
    message: 'Message',
    messagePlaceholder: 'Le montant, l’échéance et l’usage prévu des fonds',
    consent: `Facultatif : après la réponse à ce message, ${office.join(', ')}, peut aussi m’écrire par courriel au sujet de financements qui conviennent à mon entreprise. Je peux retirer ce consentement en tout temps, par le lien dans chaque courriel, à la page Nous joindre ou en écrivant à ${links.supportEmail}.`,
    submit: 'Envoyer le message',
    submitting: 'Envoi en cours…',
    success: 'Merci! Nous avons bien reçu votre message.',
  },
  partnership: {
    ...inquiry,
    emailPlaceholder: 'vous@entreprise.com',
    types: [
      { value: 'lender', label: 'Prêteur' },
      { value: 'referral', label: 'Apporteur d’affaires' },
      { value: 'other', label: 'Autre' },
    ],
    apiType: { value: 'api', label: 'API' },
    partnershipGoals: 'Commentaires',
    goalsPlaceholder: {
      generic,
      lender: 'Produits, montants, régions, ancienneté minimale des entreprises',
      referral: 'Qui sont vos clients, et combien d’entre eux cherchent du financement',
      api: 'Ce que fait votre produit, et la place qu’y tient le financement',
    },
    note: `Nous répondons ${figures.responseTime}.`,
  },
  partnerInquiry: {
    ...inquiry,
    email: 'Courriel professionnel',
    types: [
      { value: 'lender', label: 'Partenaire prêteur' },
      { value: 'referral', label: 'Apporteur d’affaires' },
      { value: 'other', label: 'Autre' },
    ],
    experience: 'Commentaires',
    experiencePlaceholder: generic,
  },
};
