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
      'Pour les boutiques Lumora : un seul profil numérique, une courte liste de prêteurs et des fonds versés directement par le prêteur choisi.',
  },
  offer: 'Offre de première saison',
  labels: {
    home: 'Boundless, accueil',
    until: 'jusqu’au',
    pauseMotion: 'Suspendre le mouvement',
    playMotion: 'Reprendre le mouvement',
    motionPaused: 'Mouvement suspendu',
    motionPlaying: 'Mouvement repris',
    illustrative: 'Exemple fictif',
    rating: '{value} étoiles sur {total}',
  },
  hero: {
    title: 'Le stock avant l’été',
    lede: 'Les boutiques Lumora font d’une année de commandes un profil « prêt à lire », et voient quels prêteurs conviennent.',
    actions: [start],
  },
  ended: { offer: 'Pour les boutiques Lumora' },
  note: 'La mise en relation est gratuite pour l’entreprise qui emprunte.',
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
    title: 'Six sortes de financement, une seule demande',
    lede: 'Les prêteurs qui conviennent voient un résumé ; seuls ceux que vous choisissez ouvrent le dossier.',
    items: [
      { icon: 'credit-card', title: 'Avances de fonds', description: 'Remboursées en part des ventes' },
      {
        icon: 'trending-up',
        title: 'Prêts selon les revenus',
        description: 'Les paiements suivent les revenus du mois',
      },
      { icon: 'boxes', title: 'Financement du stock', description: 'Acheter avant la demande' },
      { icon: 'landmark', title: 'Prêts garantis par l’État', description: 'Des durées plus longues' },
      { icon: 'calendar-range', title: 'Prêts à terme', description: 'Dates et montants fixes' },
      { icon: 'refresh-cw', title: 'Marges de crédit', description: 'À utiliser au besoin' },
    ],
  },
  steps: {
    title: 'Les étapes',
    items: [
      { title: 'Créer un profil', description: 'Reliez votre banque et vos livres, et répondez à quelques questions.' },
      { title: 'Recevoir une courte liste', description: 'Selon vos chiffres, la meilleure correspondance d’abord.' },
      { title: 'Comparer les offres', description: 'Les conditions côte à côte, avec quelqu’un à qui parler.' },
      { title: 'Envoyer la demande', description: 'Une fois, signée en ligne, aux prêteurs que vous choisissez.' },
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
        question: 'Combien cela coûte-t-il ?',
        answer:
          'Le profil, la mise en relation et la comparaison sont gratuits. Pour de grands financements structurés, des frais peuvent s’appliquer au succès, si vous les avez acceptés par écrit.',
      },
      {
        question: 'Qui voit mes renseignements ?',
        answer:
          'Les prêteurs qui conviennent voient un résumé ; seuls ceux que vous choisissez ouvrent le dossier. Notre personnel et nos fournisseurs le lisent aussi, autant que leur travail l’exige. Lisez la [politique de confidentialité](/privacy-terms) (en anglais).',
      },
    ],
  },
  closing: { title: 'Vos commandes sont là. Les fonds peuvent suivre.', actions: [start] },
  disclosures: [
    'Boundless met en relation des entreprises et des prêteurs. Boundless ne prête pas, ne donne pas de conseil financier et n’est pas partie aux contrats de prêt.',
    'Le prêteur fixe l’approbation, les montants, les taux et les conditions. Toutes les entreprises ne sont pas admissibles.',
    'Lumora et Boundless sont des sociétés indépendantes. Le nom du partenaire sert à désigner cette offre.',
    'Si Lumora reçoit une part des honoraires qu’un prêteur nous verse, elle vous le dit, et nous aussi, par écrit avant votre demande. Cela ne change pas l’ordre de vos jumelages.',
  ],
});
