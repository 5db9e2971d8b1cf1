import { capitalize } from '../../claims/capitalize.js';
import type { HomePage } from '../../schemas/pages/home.js';
import { links } from '../../site/links.js';
import { definitions, trackRecord } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedBrief } from '../facts/broker-rules.js';
import { inUsd } from '../site/format.js';

const getStarted = { label: 'Commencer gratuitement', href: links.signUp };
const learnMore = { label: 'En savoir plus', context: 'sur le fonctionnement', href: '/how-it-works' };

export const home: HomePage = {
  meta: {
    title: 'Financement d’entreprise au Canada et aux États-Unis | Boundless',
    description:
      'Remplissez un seul profil : Boundless jumelle votre entreprise avec des prêteurs vérifiés. Gratuit. Aux États-Unis, dans quelques États seulement.',
  },
  hero: {
    title: 'Le financement à la portée des',
    words: ['entrepreneurs', 'PDG', 'dirigeants', 'professionnels', 'gestionnaires', 'partenaires'],
    lede: 'Présentez votre entreprise une seule fois. Notre IA lit son profil et la jumelle avec des prêteurs vérifiés. Vous choisissez qui ouvre votre dossier, puis comparez les offres côte à côte.',
    actions: [getStarted, learnMore],
    link: { label: 'Déjà une offre? Vérifiez-la d’abord', href: '/tools/check-an-offer' },
    // At most five lines at 1440 px.
    note: `Jumelage gratuit : les prêteurs nous paient à la conclusion d’un financement. ${statements.whoCanOpenBrief} ${arrangedBrief}`,
  },
  facts: trackRecord.figures,
  factsNote: trackRecord.note,
  oneProfile: {
    title: 'Un seul profil, les options qui vous conviennent',
    lede: `Habituellement, chaque prêteur demande un nouveau formulaire, de nouveaux documents et une nouvelle attente. Ici, vous montez un seul profil, protégé par un ${figures.encryption}. ${statements.whoSees}`,
    actions: [getStarted, { label: 'Voir le fonctionnement', href: '/how-it-works' }],
  },
  features: {
    title: 'La recherche, la paperasse et le deuxième avis, au même endroit',
    lede: `Du financement ${inUsd(figures.fundingRange)}, pour les propriétaires qui aiment mieux diriger leur entreprise que remplir des demandes.`,
    items: [
      {
        drawing: 'offer',
        title: 'Des offres sur mesure',
        description:
          'Des offres adaptées à vos revenus, à vos marges et à vos saisons. Vous ne voyez que ce qui peut vous servir.',
      },
      {
        drawing: 'documents',
        title: 'Des demandes simplifiées',
        description: 'Un seul jeu de documents, réutilisé pour chaque prêteur que vous choisissez.',
      },
      {
        drawing: 'call',
        title: 'Un soutien direct',
        description: 'Un spécialiste du financement qui lit votre dossier avant votre appel.',
      },
      {
        drawing: 'insights',
        title: 'Des repères utiles',
        description: 'Voyez ce qui fait bouger votre cote de compatibilité, et de combien.',
      },
    ],
    note: {
      text: 'Les prêteurs du réseau financent le commerce en ligne, les logiciels-services (SaaS), le commerce de détail, la fabrication et bien d’autres secteurs.',
      action: { label: 'Voir les secteurs que nous servons', href: '/who-we-help' },
    },
    action: { label: 'Parler à un expert', href: links.meeting },
  },
  lenders: {
    title: `${capitalize(figures.vettedLenders)}. Une seule présentation.`,
    lede: `Des banques, des fonds et des prêteurs spécialisés. ${definitions.vettedLenders}`,
  },
  tools: {
    title: 'Vous avez déjà une offre en main? Vérifiez-la ici.',
    list: [
      {
        title: 'Vérifier une offre',
        description:
          'Ce qu’un contrat coûte par an, ce que prévoit la loi de votre province ou de votre État et ce qu’il faut demander au prêteur.',
        href: '/tools/check-an-offer',
      },
      {
        title: 'Comparer les types de financement',
        description: 'Le coût, le délai, les garanties et le remboursement anticipé côte à côte, avec leurs sources.',
        href: '/compare',
      },
      {
        title: 'Toutes les calculatrices',
        description: 'Ce qu’une avance, un prêt, une marge ou l’affacturage coûtent par an, mesuré de la même façon.',
        href: '/tools',
      },
      {
        title: 'Glossaire',
        description: 'Le sens des mots d’un contrat, en langage clair.',
        href: '/glossary',
      },
    ],
  },
  testimonials: { title: 'Ce que des propriétaires pourraient dire' },
  closing: {
    title: 'L’avenir du financement est sans limites',
    lede: `Montez votre profil : en ${figures.matchingTime}, vous voyez quels prêteurs correspondent à votre entreprise et pourraient la financer. ${statements.costAndPayer}`,
    actions: [getStarted, learnMore],
  },
};
