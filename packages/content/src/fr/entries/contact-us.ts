import type { ContactUsPage } from '../../schemas/pages/contact-us.js';
import { links } from '../../site/links.js';
import { phone } from '../../site/phone.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedLinked } from '../facts/broker-rules.js';

const getStarted = { label: 'Commencer gratuitement', href: links.signUp };

export const contactUs: ContactUsPage = {
  meta: {
    title: 'Nous joindre | Boundless',
    description: 'Écrivez à Boundless, réservez un appel ou lisez les réponses aux questions les plus fréquentes.',
  },
  hero: {
    title: 'Parlez-nous de votre projet',
    lede: `Nous vous répondrons ${figures.responseTime}. Une personne vous répond. Écrivez-nous en français : nous vous répondons en français.`,
  },
  form: { title: 'Envoyer un message' },
  info: {
    emailLabel: 'Courriel',
    email: links.supportEmail,
    phoneLabel: 'Téléphone',
    ...(phone && { phone }),
    hoursLabel: 'Heures du service de soutien',
    hours: 'Du lundi au vendredi, de 9 h à 17 h (heure de l’Est). Un soutien est aussi offert la fin de semaine.',
    officeLabel: 'Bureau',
    office: 'Toronto (Ontario), Canada',
    call: {
      title: 'Réserver un appel',
      text: 'Parlez de vos projets avec un spécialiste du financement.',
      action: { label: 'Choisir un moment', href: links.meeting },
    },
    immediate: {
      title: 'Besoin d’une réponse tout de suite?',
      text: `Montez votre profil et voyez en ${figures.matchingTime} quels prêteurs vous correspondent.`,
      action: getStarted,
    },
  },
  faq: {
    title: 'Avant d’écrire',
    items: [
      {
        question: 'En combien de temps mon entreprise sera-t-elle jumelée avec des prêteurs?',
        answer: `En ${figures.matchingTime} une fois votre profil rempli. Les prêteurs rendent habituellement leur décision en ${figures.decisionTime}. Les prêts plus importants, les prêts garantis et ceux qu’appuie un gouvernement demandent plus de temps. Pour un prêt du Programme de financement des petites entreprises du Canada (PFPEC), le prêteur décide seul : demandez-lui combien de jours il lui faut. [Voyez les étapes, du profil aux fonds](/how-it-works).`,
      },
      {
        question: 'La plateforme est-elle vraiment gratuite pour les entreprises?',
        answer: `Le jumelage est entièrement gratuit pour les entreprises. ${statements.costInFull} ${statements.whoPays} La page « [Notre rémunération](/how-we-are-paid) » donne les détails.`,
      },
      {
        question: 'Avec quels types d’entreprises travaillez-vous?',
        answer: `Avec des entreprises de tous les secteurs et à tous les stades. ${statements.whoCanOpen} ${arrangedLinked} Chaque prêteur fixe ensuite ses propres minimums d’ancienneté et de revenus. Une entreprise qui n’a pas encore fait sa première vente trouvera peu de prêteurs. La page « [Secteurs que nous servons](/who-we-help) » montre à quoi des entreprises comme la vôtre consacrent leur financement.`,
      },
      {
        question: 'Mes renseignements sont-ils en sécurité?',
        answer: `Ils sont protégés par un ${figures.encryption}, et le dossier complet n’est transmis qu’aux prêteurs que vous choisissez. ${statements.whoSees} ${statements.summary} ${statements.whoElseSees} La [politique de confidentialité](/privacy-terms) donne les détails.`,
      },
    ],
  },
  closing: {
    title: 'Voyez quels prêteurs pourraient vous financer',
    lede: `Créez votre profil et voyez en ${figures.matchingTime} les prêteurs jumelés à votre entreprise. ${statements.costAndPayer} Rien ne vous oblige à accepter une offre.`,
    actions: [getStarted, { label: 'En savoir plus', context: 'sur le fonctionnement', href: '/how-it-works' }],
  },
};
