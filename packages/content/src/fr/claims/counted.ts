import { capitalize } from '../../claims/capitalize.js';
import type { definitions as englishDefinitions, trackRecord as englishRecord } from '../../claims/counted.js';
import { figures } from './values.js';

/** The first sentence of a note with definitions. */
export const sinceFounding = `Nos propres chiffres depuis ${figures.foundedYear}, en dollars américains.`;

/** What each figure counts, for the note next to it. */
export const definitions: Readonly<Record<keyof typeof englishDefinitions, string>> = {
  capitalRequests:
    'Demandes de capitaux : le total de ce que les entreprises ont demandé à des prêteurs par notre entremise, financé ou non.',
  businessesFunded: 'Entreprises financées : celles qui ont signé avec un prêteur rencontré ici.',
  verifiedLenders: 'Prêteurs vérifiés : contrôlés chaque année et ouverts aujourd’hui à de nouvelles demandes.',
  vettedLenders:
    'Prêteurs validés : ceux dont notre équipe a contrôlé l’identité, le permis et les conditions. Certains sont aussi vérifiés : ils sont ouverts aujourd’hui à de nouvelles demandes.',
  lendersOver100: 'Compris ici : les prêteurs vérifiés qui acceptent les demandes venant de partenaires.',
  capitalProviders: 'Fournisseurs de capitaux : prêteurs, bailleurs de fonds et investisseurs réunis.',
  successRate:
    'Taux de réussite : fréquence à laquelle les demandes jumelées aboutissent, par rapport à ce que les mêmes entreprises rapportent des demandes adressées à un seul prêteur à la fois.',
  usualChannel: 'Variations : par rapport à leur voie habituelle, pour les prêteurs qui ont fourni les deux chiffres.',
};

/** Boundless's results so far, as the public pages state them. */
export const trackRecord: typeof englishRecord = {
  figures: [
    { number: capitalize(figures.capitalRequests), label: 'en demandes de capitaux', invented: true },
    { number: capitalize(figures.businessesFunded), label: 'entreprises financées', invented: true },
    { number: capitalize(figures.verifiedLenders), label: 'prêteurs vérifiés', invented: true },
    { number: figures.successRate, label: 'le taux de réussite d’une demande isolée', invented: true },
  ],
  note: [
    sinceFounding,
    definitions.capitalRequests,
    definitions.businessesFunded,
    definitions.verifiedLenders,
    definitions.successRate,
  ].join(' '),
};
