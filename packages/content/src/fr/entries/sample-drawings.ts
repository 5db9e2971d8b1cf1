import { figures } from '../claims/values.js';
import { money, percent, shortMoney } from '../site/format.js';

const rate = (value: number) => percent(value).replace(/(,\d)(?=\u00a0)/, '$10');

/** Sample businesses, lenders and figures in drawings of the product, except those of the API. */
export const sampleDrawings = {
  invented: true,
  drawings: {
    introductions: {
      kind: 'introductions',
      label: 'Clients présentés, avec l’étape où en est chacun',
      clients: [
        { business: 'Northfold Home Goods', trade: 'Commerce en ligne, Texas', stage: 2 },
        { business: 'Cascade Cold Chain', trade: 'Transport, C.-B.', stage: 3 },
        { business: 'Atelier Tremblay', trade: 'Commerce de détail, Québec', stage: 1 },
      ],
    },
    queue: {
      kind: 'ledger',
      label: 'La file d’un prêteur : des demandes de financement sélectionnées, classées par compatibilité',
      rows: [
        { term: 'Commerce de gros', note: 'Ontario, de 5 à 10 ans', value: money(750_000), fit: 97 },
        { term: 'Transport', note: 'Colombie-Britannique, plus de 10 ans', value: shortMoney(1_600_000), fit: 93 },
        { term: 'Commerce en ligne', note: 'Texas, de 2 à 5 ans', value: money(320_000), fit: 90 },
      ],
    },
    offers: {
      kind: 'ledger',
      label: 'Offres de prêteurs dans le produit d’un partenaire',
      rows: [
        { term: 'Prairie Ledger', note: 'Financement de stocks', value: money(320_000) },
        { term: 'Corvane', note: 'Prêt à terme', value: money(300_000) },
        { term: 'Brightmoor', note: 'Bons de commande', value: money(280_000) },
      ],
    },
    'own-link': {
      kind: 'notes',
      label: 'Un lien de recommandation, et un client qui l’a utilisé',
      notes: [
        { icon: 'link', about: 'Votre lien', text: 'indique qui a présenté le client.' },
        { icon: 'user-check', about: 'Atelier Tremblay', text: 'est arrivé avec votre nom au dossier.' },
      ],
    },
    'status-notes': {
      kind: 'notes',
      label: 'Deux avis de suivi à un apporteur d’affaires',
      notes: [
        { icon: 'git-merge', about: 'Northfold Home Goods', text: 'a 4 prêteurs jumelés, meilleure cote de 90.' },
        { icon: 'badge-check', about: 'Cascade Cold Chain', text: 'a signé aujourd’hui. Les fonds suivent.' },
      ],
    },
    'client-choice': {
      kind: 'notes',
      label: 'Un client qui a choisi les prêteurs qui voient son dossier',
      notes: [
        { icon: 'list-checks', about: 'Atelier Tremblay', text: 'a choisi deux prêteurs sur quatre.' },
        { icon: 'lock-keyhole', about: 'Les deux autres', text: 'ne peuvent pas ouvrir le dossier.' },
      ],
    },
    encryption: { kind: 'encryption', label: figures.encryption, figure: '256', words: 'bits de chiffrement' },
    'who-decides': {
      kind: 'ledger',
      label: 'Un logiciel lit les relevés, une personne décide',
      rows: [
        { term: 'Quatorze mois de relevés', value: 'Lus par un logiciel' },
        { term: 'Ce qu’ils disent de vous', value: 'Jugé par une personne' },
      ],
    },
    'no-charge': {
      kind: 'ledger',
      label: 'L’entreprise ne paie rien et voit d’abord ce qui lui convient le mieux',
      rows: [
        { term: 'Ce que coûte le jumelage', value: 'Rien' },
        { term: 'Ce que vous voyez d’abord', value: 'Le plus compatible' },
      ],
    },
    consent: {
      kind: 'ledger',
      label: 'Livres transmis avec consentement : quatorze mois, bilan, comptes fournisseurs',
      title: 'Transmis avec consentement',
      progress: 74,
      rows: [
        { term: 'Clôtures mensuelles', value: '14 mois', icon: 'check' },
        { term: 'Bilan', value: 'À jour', icon: 'check' },
        { term: 'Comptes fournisseurs', value: 'En temps réel', icon: 'check' },
      ],
    },
    replies: {
      kind: 'ledger',
      label: 'Le dossier d’un client et trois réponses de prêteurs',
      title: 'Trois réponses, un format',
      progress: 74,
      rows: [
        { term: 'Corvane', value: rate(11.25) },
        { term: 'Prairie Ledger', value: rate(9.9) },
        { term: 'Tidewell', value: rate(12.4) },
      ],
    },
    vetted: {
      kind: 'ledger',
      label: 'Une entreprise dont la banque est reliée et le besoin, précisé',
      rows: [
        { term: 'Commerce de gros, Ontario', note: 'Données bancaires, 14 mois', value: 'Reliées', mark: 'check' },
        { term: 'Usage des fonds', note: 'Stocks pour un deuxième entrepôt', value: 'Précisé', mark: 'check' },
      ],
    },
    renewal: {
      kind: 'ledger',
      label: 'La croissance d’un client, et une demande de renouvellement avec un dossier à jour',
      rows: [
        {
          term: 'Cascade Cold Chain',
          note: 'Crédit renouvelable, 9e mois sur 12',
          value: `Revenus en hausse de ${percent(18)}`,
          mark: 'trending-up',
        },
        {
          term: 'Renouvellement',
          note: `De ${shortMoney(1_600_000)} à ${shortMoney(2_100_000)}`,
          value: 'Dossier à jour',
          mark: 'check',
        },
      ],
    },
    checklist: {
      kind: 'ledger',
      label: 'Les documents d’un demandeur, nommés et datés',
      rows: [
        {
          term: 'Relevés bancaires',
          note: 'De janvier 2025 à février 2026, 14 mois',
          value: 'Au dossier',
          mark: 'check',
        },
        { term: 'Déclarations', note: 'Deux dernières années', value: 'Au dossier', mark: 'check' },
      ],
    },
    diligence: {
      kind: 'ledger',
      label: 'Des relevés comparés aux livres; un écart est signalé',
      rows: [
        {
          term: 'Revenus',
          note: `Banque ${shortMoney(4_200_000)}, livres ${shortMoney(4_200_000)}`,
          value: 'Concordent',
          mark: 'check',
        },
        {
          term: 'Comptes fournisseurs',
          note: `Banque ${money(310_000)}, livres ${money(268_000)}`,
          value: 'Une question pour vous',
          mark: 'scan-search',
          open: true,
        },
      ],
    },
    criteria: {
      kind: 'criteria',
      label: 'Parmi de nombreux profils, ceux qui répondent à vos critères de prêt arrivent dans votre liste',
      gate: 'Vos critères de prêt',
      queue: 'Dans votre liste',
    },
  },

  introductions: { title: 'Vos clients présentés', tag: '3 en cours' },
  queue: {
    title: 'Nouveau cette semaine',
    filters: [`Revenus de plus de ${shortMoney(1_000_000)}`, 'Canada et É.-U.', '12 mois et plus'],
    columns: { business: 'Entreprise', fit: 'Cote', request: 'Demande', revenue: 'Revenus', status: 'État' },
    ready: 'Prêt à examiner',
    complete: 'Dossier complet',
    requests: [
      {
        business: 'Commerce de gros',
        trade: 'Ont., de 5 à 10 ans',
        fit: 97,
        request: money(750_000),
        revenue: `De 3 à ${shortMoney(5_000_000)}`,
      },
      {
        business: 'Transport',
        trade: 'C.-B., plus de 10 ans',
        fit: 93,
        request: shortMoney(1_600_000),
        revenue: `Plus de ${shortMoney(10_000_000)}`,
      },
      {
        business: 'Commerce en ligne',
        trade: 'Texas, de 2 à 5 ans',
        fit: 90,
        request: money(320_000),
        revenue: `De 1 à ${shortMoney(3_000_000)}`,
      },
      {
        business: 'Logiciel-service',
        trade: 'Virginie, de 2 à 5 ans',
        fit: 86,
        request: money(700_000),
        revenue: `De 5 à ${shortMoney(10_000_000)}`,
      },
    ],
  },
} as const;
