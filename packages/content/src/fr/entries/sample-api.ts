import { sampleApi as english } from '../../entries/sample-api.js';
import { money } from '../site/format.js';
import { sampleDrawings } from './sample-drawings.js';

/** Sample calls, notices and offers in drawings of the API. */
export const sampleApi = {
  invented: true,
  drawings: {
    offers: sampleDrawings.drawings.offers,
    endpoints: {
      kind: 'endpoints',
      label: 'Trois appels : créer un profil, lire les prêteurs jumelés, retirer le consentement',
      calls: [
        { method: 'POST', path: '/v1/profiles', note: 'Crée un profil, avec le consentement du propriétaire' },
        { method: 'GET', path: '/v1/profiles/{id}/matches', note: 'Prêteurs compatibles, avec la raison' },
        { method: 'DELETE', path: '/v1/profiles/{id}', note: 'Retire le consentement, en tout temps' },
      ],
    },
    signal: {
      kind: 'signal',
      label: 'Une facture payée devient une nouvelle cote et un avis à votre produit',
      stops: [
        { title: 'Facture', note: 'payée' },
        { title: 'Cote', note: '91 à 94' },
        { title: 'Notification', note: 'match.created' },
      ],
    },
    keys: {
      kind: 'ledger',
      label: 'Deux clés d’API : l’ancienne est révoquée, la nouvelle est active',
      rows: [
        { term: 'Clé finissant par 4f2a', note: 'Remplacée aujourd’hui', value: 'Active', mark: 'check' },
        { term: 'Clé finissant par 9c1d', note: 'Ne donne plus accès', value: 'Révoquée' },
      ],
    },
  },

  webhook: {
    title: 'Webhook',
    note: 'Essai',
    code: english.webhook.code.replace('# sent when something changes', '# envoyé à chaque changement'),
  },
  request: {
    title: 'Créer un profil',
    note: 'Essai',
    code: english.request.code,
    offersTitle: 'Financement de cette commande',
    offers: [
      { lender: 'Prairie Ledger', product: 'Financement de stocks', amount: money(320_000) },
      { lender: 'Corvane', product: 'Prêt à terme', amount: money(300_000) },
      { lender: 'Brightmoor', product: 'Bons de commande', amount: money(280_000) },
    ],
    matchedBy: 'Jumelé par Boundless',
  },
} as const;
