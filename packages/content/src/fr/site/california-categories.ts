import type { Block } from '../../schemas/block.js';

/** The categories of personal information of the CCPA that we collect, for the privacy policy. */
export const californiaCategories: Block = {
  kind: 'table',
  caption: 'Catégories de renseignements personnels',
  head: ['Catégorie', 'Ce qu’elle comprend', 'À quelles fins'],
  align: ['left', 'left', 'left'],
  rows: [
    [
      'Identifiants',
      'Nom, adresse courriel, numéro de téléphone et adresse postale',
      'Vous répondre, gérer votre compte, envoyer ce que vous avez accepté de recevoir et prévenir la fraude',
    ],
    [
      'Dossiers de clients',
      'Votre date de naissance, et les renseignements financiers et de crédit à votre sujet que vous communiquez ou autorisez',
      'Présenter les demandes que vous nous chargez de présenter et confirmer votre identité',
    ],
    [
      'Caractéristiques protégées',
      'Votre âge, d’après votre date de naissance, et votre citoyenneté pour un prêt de la SBA',
      'Confirmer votre identité et présenter la demande que vous nous chargez de présenter',
    ],
    [
      'Renseignements commerciaux',
      'Le financement que vous demandez, les prêteurs que vous choisissez, les offres que vous recevez et ce que vous en décidez',
      'Fournir le service et l’améliorer',
    ],
    [
      'Activité sur Internet ou sur un réseau',
      'La page d’où vous avez envoyé un formulaire, la page de partenaire et la campagne qui vous y ont amené; dans le service, aussi le type de votre appareil et de votre navigateur',
      'Comprendre d’où viennent les demandes, protéger le service et l’améliorer',
    ],
    [
      'Renseignements professionnels',
      'Votre entreprise, votre fonction, votre part dans l’entreprise et ce que vous nous écrivez sur votre travail ou vos clients',
      'Comparer votre profil à ce que les prêteurs financent, ou répondre à une demande de partenariat',
    ],
    [
      'Inférences',
      'Les cotes qui indiquent si votre entreprise correspond à ce qu’un prêteur finance',
      'Déterminer quels prêteurs correspondent, et dans quel ordre vous les voyez',
    ],
    [
      'Renseignements sensibles',
      'Une pièce d’identité officielle si un prêteur doit vérifier votre identité, votre citoyenneté pour un prêt de la SBA, et le mot de passe de votre compte',
      'Fournir le service, rien d’autre',
    ],
    [
      'Autres renseignements',
      'Vos messages et nos réponses, nos notes à leur sujet, et les mots que vous avez acceptés, avec la date',
      'Vous répondre et prouver votre consentement',
    ],
  ],
};
