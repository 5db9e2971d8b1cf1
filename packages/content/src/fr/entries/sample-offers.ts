import { money, percent } from '../site/format.js';

const rate = (value: number) => percent(value).replace(/(,\d)(?=\u00a0)/, '$10');

/** Sample businesses, lenders and figures in drawings of the product. */
export const sampleOffers = {
  invented: true,
  matches: {
    title: '6 prêteurs correspondent à ce profil',
    profile: {
      business: 'Juniper & Sons Supply',
      place: 'Commerce de gros, Hamilton (Ont.)',
      complete: 88,
      documents: [
        { name: 'Entreprise', status: 'Vérifiée' },
        { name: 'Données bancaires', status: '14 mois' },
        { name: 'Comptabilité', status: 'Reliée' },
        { name: 'Déclarations', status: '1 sur 2', missing: true },
      ],
      lookingFor: { label: 'Montant demandé', amount: `${money(750_000)}\u00a0CA` },
    },
    columns: {
      lender: 'Prêteur',
      fit: 'Cote',
      amount: 'Jusqu’à ($\u00a0CA)',
      rate: 'Taux d’intérêt',
      product: 'Produit',
      decision: 'Décision',
    },
    bestFit: 'Le plus compatible',
    offers: [
      {
        lender: 'Corvane',
        fit: 97,
        amount: money(750_000),
        rate: rate(11.25),
        product: 'Prêt à terme',
        decision: '24 h',
      },
      {
        lender: 'Prairie Ledger',
        fit: 94,
        amount: money(620_000),
        rate: rate(9.9),
        product: 'Financement de stocks',
        decision: '5 jours',
      },
      {
        lender: 'Tidewell',
        fit: 91,
        amount: money(500_000),
        rate: rate(12.4),
        product: 'Marge de crédit',
        decision: '24 h',
      },
      {
        lender: 'Oakenline',
        fit: 88,
        amount: money(900_000),
        rate: rate(10.75),
        product: 'Prêt sur actifs',
        decision: '3 semaines',
      },
      {
        lender: 'Brightmoor',
        fit: 84,
        amount: money(410_000),
        rate: rate(25.2),
        product: 'Bons de commande',
        decision: '36 h',
      },
      {
        lender: 'Halden Street',
        fit: 81,
        amount: money(750_000),
        rate: rate(13.1),
        product: 'Prêt à terme',
        decision: '48 h',
      },
    ],
    more: '2 autres prêteurs correspondent',
  },
  features: {
    offer: {
      label: 'Montant',
      amount: money(750_000),
      terms: [
        ['Durée', '24 mois'],
        ['Paiement', `${money(35_043)} par mois`],
        ['Décision', '24 heures'],
      ],
    },
    documents: {
      readers: ['Corvane', 'Prairie Ledger', 'Oakenline'],
      sent: 'Envoyé une fois',
      read: 'Lu par trois prêteurs',
    },
    call: {
      initials: 'AL',
      time: '10 h 30',
      title: 'Amara, aujourd’hui à 10 h 30',
      message: 'J’ai lu votre dossier. Deux améliorations faciles à apporter.',
      wins: ['Ajoutez la deuxième déclaration', 'Demandez aussi un financement de stocks'],
    },
    insights: { cause: 'Après les déclarations', effect: 'Cote de 88 à 94' },
  },
} as const;
