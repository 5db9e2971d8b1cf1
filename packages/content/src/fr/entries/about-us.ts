import type { AboutUsPage } from '../../schemas/pages/about-us.js';
import { links } from '../../site/links.js';
import { trackRecord } from '../claims/counted.js';
import { statements } from '../claims/sentences.js';
import { figures } from '../claims/values.js';
import { arrangedBrief } from '../facts/broker-rules.js';

export const aboutUs: AboutUsPage = {
  meta: {
    title: 'Qui nous sommes | Boundless',
    description:
      'Boundless est née à Toronto pour aider chaque entreprise à trouver le prêteur qui lui convient. Découvrez notre mission, nos valeurs et nos fondateurs.',
  },
  hero: {
    title: 'Une bonne entreprise ne devrait pas manquer de financement',
    lede: `Boundless a été fondée à Toronto en ${figures.foundedYear} pour aider chaque entreprise à trouver le prêteur qui lui convient.`,
  },
  stats: trackRecord.figures,
  statsNote: trackRecord.note,
  mission: {
    title: 'Notre mission',
    statement: 'Rendre le bon financement aussi facile à trouver que l’est le mauvais aujourd’hui.',
    text: 'Nous mettons des entreprises en relation avec des prêteurs. Nous ne prêtons pas, nous ne donnons pas de conseils financiers et nous ne sommes pas partie au prêt. Nous n’avons donc aucun produit maison à favoriser. Ce que les prêteurs nous paient varie selon le produit et ne compte pas dans le classement.',
  },
  values: {
    title: 'Ce que nous défendons',
    items: [
      {
        icon: 'shield-check',
        glyph: 'bits',
        drawing: 'encryption',
        title: 'Confiance et transparence',
        description: `Vos chiffres sont protégés par un ${figures.encryption}. ${statements.whoSees}`,
      },
      {
        icon: 'lightbulb',
        glyph: 'rings',
        drawing: 'who-decides',
        title: 'L’innovation comme moteur',
        description:
          'Un logiciel compare votre profil à ce que financent les prêteurs. Chez le prêteur, ce sont des gens qui décident du prêt.',
      },
      {
        icon: 'heart-handshake',
        glyph: 'pair',
        drawing: 'no-charge',
        title: 'Le client d’abord',
        description:
          'Le jumelage est gratuit pour les entreprises. Les prêteurs nous paient quand un financement se conclut, et c’est vous qui décidez s’il se conclut.',
      },
    ],
  },
  story: {
    title: 'Comment tout a commencé',
    paragraphs: [
      'Nos fondateurs entendaient toujours la même histoire : une entreprise rentable, une propriétaire débordée, plus d’un refus, et une autre demande pour le mauvais produit. Personne ne lui avait dit quel prêteur finance les entreprises comme la sienne.',
      `Alors, en ${figures.foundedYear}, à Toronto, ils ont noté ce que chaque prêteur recherche et créé un logiciel qui compare une entreprise à tous. En ${figures.matchingTime}, il dresse la liste des prêteurs à qui s’adresser.`,
    ],
  },
  founders: {
    title: `Les ${figures.founderCount} personnes à l’origine de Boundless`,
    items: [
      {
        name: 'Ines Varga',
        role: 'Cofondatrice et cheffe de la direction',
        bio: 'A fait carrière dans le crédit aux petites entreprises, souvent pour dire non à des entreprises qu’un autre prêteur aurait financées. Ines dirige les relations avec les prêteurs et lit quelques nouveaux profils tous les vendredis.',
        invented: true,
      },
      {
        name: 'Theo Baptiste',
        role: 'Cofondateur et chef de la technologie',
        bio: 'A créé des systèmes de jumelage pour des hôpitaux avant d’en créer un pour des prêteurs. Theo dirige le travail sur le jumelage. Sa règle : chaque cote est motivée.',
        invented: true,
      },
    ],
  },
  closing: {
    title: 'Voyez quels prêteurs conviennent à votre entreprise',
    lede: `Un seul profil, jumelé en ${figures.matchingTime}. ${statements.costAndPayer} ${arrangedBrief}`,
    actions: [
      { label: 'Commencer gratuitement', href: links.signUp },
      { label: 'Nous joindre', href: '/contact-us' },
    ],
  },
};
