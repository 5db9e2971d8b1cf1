import { links } from '../site/links.js';
import { lumora } from './lumora.js';
import { definePartner } from './page/define-partner.js';

const start = { label: 'Commencer', href: links.partnerSignUp('lumora') };

/** Lumora's page in French. */
export const lumoraFr = definePartner({
  id: 'lumora-fr',
  translationOf: lumora,
  lang: 'fr-CA',
  path: '/partenariat-lumora',
  meta: {
    title: 'Financement pour les boutiques Lumora | Boundless',
    description:
      'Pour les boutiques Lumora : un seul profil numérique, une courte liste de prêteurs et des fonds versés directement par le prêteur choisi.',
  },
  offer: 'Offre de première saison',
  labels: {
    home: 'Boundless, accueil',
    until: 'jusqu’au',
    pauseMotion: 'Suspendre les animations',
    playMotion: 'Reprendre les animations',
    motionPaused: 'Animations suspendues',
    motionPlaying: 'Animations reprises',
    illustrative: 'Exemple fictif',
    rating: '{value} étoiles sur {total}',
  },
  hero: {
    title: 'Les stocks avant l’été',
    lede: 'Une année de commandes Lumora devient un profil que les prêteurs peuvent lire. Voyez lesquels conviennent à votre boutique.',
    actions: [start],
  },
  ended: { offer: 'Pour les boutiques Lumora' },
  note: 'Le jumelage est gratuit pour les entreprises.',
  profile: {
    title: 'Rempli à partir de Lumora',
    items: [
      { label: 'Revenus du mois', value: 'Reliés' },
      { label: 'Factures ouvertes', value: 'Reliées' },
      { label: 'Entreprise', value: 'Vérifiée' },
    ],
    invented: true,
  },
  lenders: { label: 'Prêteurs du réseau' },
  financingTypes: {
    title: 'Six types de financement, une seule demande',
    lede: 'Les prêteurs qui conviennent voient un résumé; seuls ceux que vous choisissez ouvrent le dossier.',
    items: [
      { icon: 'credit-card', title: 'Avances de fonds', description: 'Remboursées par une part des ventes' },
      {
        icon: 'trending-up',
        title: 'Financement fondé sur les revenus',
        description: 'Les paiements suivent les revenus du mois',
      },
      { icon: 'boxes', title: 'Financement de stocks', description: 'Acheter avant la demande' },
      { icon: 'landmark', title: 'Prêts appuyés par un gouvernement', description: 'Des durées plus longues' },
      { icon: 'calendar-range', title: 'Prêts à terme', description: 'Dates et montants fixes' },
      { icon: 'refresh-cw', title: 'Marges de crédit', description: 'À utiliser au besoin' },
    ],
  },
  steps: {
    title: 'Les étapes',
    items: [
      { title: 'Créer un profil', description: 'Reliez votre banque et vos livres, et répondez à quelques questions.' },
      {
        title: 'Recevoir une courte liste',
        description: 'Selon vos chiffres, le prêteur le plus compatible en premier.',
      },
      {
        title: 'Comparer les offres',
        description: 'Les conditions sont côte à côte, et quelqu’un répond à vos questions.',
      },
      { title: 'Envoyer la demande', description: 'Une seule, signée en ligne, aux prêteurs que vous choisissez.' },
      { title: 'Recevoir les fonds', description: 'Versés directement par le prêteur.' },
    ],
  },
  testimonial: {
    quote: 'Les commandes de l’été dernier étaient déjà là. Il ne restait qu’à les regarder ensemble.',
    name: 'Odile Marchand',
    position: 'Propriétaire',
    company: 'Soleil & Fils',
    rating: 5,
    invented: true,
  },
  faq: {
    title: 'Questions et réponses',
    items: [
      {
        question: 'Combien cela coûte-t-il?',
        answer:
          'Le profil, le jumelage et la comparaison des offres sont gratuits. Pour les financements structurés plus importants, des frais peuvent s’appliquer à la conclusion, et seulement si vous les avez d’abord acceptés par écrit.',
      },
      {
        question: 'Qui voit mes renseignements?',
        answer:
          'Les prêteurs qui conviennent voient un résumé; seuls ceux que vous choisissez ouvrent le dossier. Notre personnel et les fournisseurs qui travaillent pour nous peuvent aussi le lire lorsque leur travail l’exige. Lisez la [politique de confidentialité](/privacy-terms) (en anglais).',
      },
    ],
  },
  closing: { title: 'Vos commandes sont là. Les fonds peuvent suivre.', actions: [start] },
  disclosures: [
    'Boundless met des entreprises en relation avec des prêteurs. Elle ne prête pas, ne donne pas de conseils financiers et n’est pas partie aux contrats de prêt.',
    'Le prêteur décide de l’approbation, des montants, des taux et des conditions. Certaines entreprises ne sont pas admissibles.',
    'Lumora et Boundless sont des sociétés indépendantes. Le nom du partenaire sert à désigner cette offre.',
    'Si Lumora reçoit une part des honoraires qu’un prêteur nous verse, elle vous le dit, et nous aussi, par écrit avant votre demande. Cela ne change pas l’ordre des prêteurs jumelés.',
  ],
});
