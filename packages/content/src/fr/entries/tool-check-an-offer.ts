import type { CheckAnOfferPage } from '../../schemas/pages/check-an-offer.js';
import { offerClauses } from './offer-clauses.js';

export const toolCheckAnOffer: CheckAnOfferPage = {
  meta: {
    title: 'Vérifier une offre de financement avant de signer | Boundless',
    description:
      'Le coût annuel d’un contrat, ce que le même argent coûte ailleurs, la limite légale et ce qu’on doit vous dire.',
  },
  hero: {
    title: 'Vérifiez une offre avant de signer',
    lede: 'Entrez les conditions du contrat. Voyez ce qu’il coûte par an, ce que dit la loi dans votre province ou votre État, et ce qu’il faut demander par écrit.',
  },
  formTitle: 'Le contrat',
  empty: {
    title: 'Votre vérification s’affiche ici',
    text: 'Choisissez le type de contrat et l’endroit, puis entrez les conditions. Elles ne sont ni conservées ni transmises.',
    action: {
      label: 'Voir un exemple : une avance de fonds au Québec',
      href: '/tools/check-an-offer?kind=advance&amount=50000&factor=1,3&days=180&fees=500&region=CA-QC&sole=no',
    },
  },
  stillNeeded: 'Il manque : {fields}',
  compare: 'La comparer avec une autre offre',
  kind: {
    label: 'Type de contrat',
    missing: 'Veuillez choisir un type de contrat',
    loanHint:
      'Un crédit-bail, ou un total fixe payé chaque jour ou chaque semaine? Choisissez « Avance de fonds » : voyez « Bon à savoir », plus bas.',
    options: [
      { value: 'advance', label: 'Avance de fonds' },
      { value: 'loan', label: 'Prêt' },
      { value: 'line', label: 'Marge de crédit' },
      { value: 'factoring', label: 'Affacturage' },
    ],
  },
  start: { region: 'CA-QC' },
  region: {
    label: 'Où se trouve l’entreprise?',
    placeholder: 'Veuillez choisir',
    missing: 'Veuillez choisir une province, un territoire ou un État',
    countries: { CA: 'Canada', US: 'États-Unis' },
  },
  sole: {
    label: 'Qui signe le contrat?',
    canadaOnly: '(Canada)',
    placeholder: 'Veuillez choisir',
    missing: 'Veuillez choisir qui signe',
    options: [
      { value: 'no', label: 'Une personne morale (société par actions, coopérative)' },
      { value: 'yes', label: 'Une entreprise individuelle' },
      { value: 'partners', label: 'Une société de personnes (en nom collectif, en commandite)' },
    ],
  },
  charges: {
    title: 'Autres frais',
    text: 'Facultatif. Entrez ceux que le contrat prévoit.',
    fields: {
      'draw-fee': {
        label: 'Frais de tirage',
        note: 'En pourcentage de la somme que vous tirez ou recevez.',
      },
      'annual-fee': { label: 'Frais annuels', note: 'Pour chaque année, même entamée.' },
      'transaction-fee': { label: 'Frais par opération', note: 'Pour chaque paiement, virement ou facture.' },
      transactions: {
        label: 'Opérations',
        note: 'Le nombre d’opérations facturées. Si vous laissez ce champ vide, nous en comptons une.',
      },
    },
    units: { 'draw-fee': '%' },
  },
  worstMonth: {
    fields: {
      'lowest-balance': {
        label: 'Solde bancaire le plus bas',
        note: 'Dans votre pire mois depuis un an. Entrez 0 si le compte était à découvert.',
      },
      'monthly-sales': {
        label: 'Ventes mensuelles',
        note: 'Dans un mois ordinaire, pour voir quelle part vous en payez.',
      },
    },
    units: {},
    results: {
      'weekly-payment': {
        label: 'Paiement hebdomadaire',
        note: 'En moyenne, si vous payez moins souvent',
        daily: 'Sept paiements quotidiens, ou cinq plus élevés si on ne débite que les jours ouvrables.',
      },
      'payments-covered': {
        label: 'Paiements couverts',
        note: 'Par votre solde le plus bas, sans nouvelles ventes',
        daily:
          'Par votre solde le plus bas, sans nouvelles ventes. Si on ne débite que les jours ouvrables, il en couvre moins.',
        either: '{business-covered} à {payments-covered}',
      },
      'sales-share': { label: 'Part de vos ventes', note: '{month} sur {monthly-sales} par mois' },
    },
    sentences: {
      none: 'Dans votre pire mois, votre solde le plus bas, de {lowest-balance}, n’aurait couvert aucun paiement de {payment}.',
      low: 'Dans votre pire mois, votre solde le plus bas, de {lowest-balance}, aurait couvert {payments-covered} de vos paiements de {payment}, soit moins d’une semaine. Demandez-en de moins élevés, ou empruntez moins.',
      enough:
        'Dans votre pire mois, votre solde le plus bas, de {lowest-balance}, aurait couvert {payments-covered} de vos paiements de {payment}. Le reste doit venir de nouvelles ventes.',
      all: 'Votre solde le plus bas, de {lowest-balance}, couvrirait tous les paiements.',
      business:
        'Si on ne débite que les jours ouvrables, chaque débit serait de {business-payment}, et ce solde en aurait couvert {business-covered}.',
    },
  },
  clauses: offerClauses,
};
