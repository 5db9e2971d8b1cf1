import type { OfferClauses } from '../../schemas/pages/check-an-offer.js';

export const offerClauses: OfferClauses = {
  formTitle: 'Douze clauses à chercher dans le contrat',
  formText: 'Facultatif. Cherchez-les dans tout document à signer.',
  unanswered: 'Vous n’avez vérifié aucune des {total} clauses. Commencez par : {titles}.',
  placeholder: 'Pas encore vérifié',
  missing: 'Veuillez choisir une réponse',
  answers: { yes: 'Oui', no: 'Non', silent: 'Le contrat n’en dit rien' },
  questions: [
    {
      id: 'confession',
      title: 'Confession de jugement',
      question:
        'Signez-vous une confession de jugement (en anglais confession of judgment, cognovit note ou warrant of attorney)?',
    },
    {
      id: 'reconciliation',
      title: 'Rajustement des paiements',
      question: 'Vos paiements baissent-ils si vos ventes baissent?',
      kinds: ['advance'],
    },
    {
      id: 'floating',
      title: 'Taux variable',
      question: 'Le taux peut-il changer pendant le contrat (taux variable)?',
      kinds: ['loan', 'line'],
    },
    {
      id: 'guarantee',
      title: 'Cautionnement personnel',
      question: 'Un propriétaire se porte-t-il caution personnellement?',
    },
    {
      id: 'lien',
      title: 'Sûreté sur tous les biens',
      question: 'Le prêteur prend-il une sûreté sur tout ce que l’entreprise possède?',
    },
    {
      id: 'attorney',
      title: 'Procuration',
      question: 'Le prêteur peut-il agir en votre nom (procuration), par exemple se faire payer par vos clients?',
    },
    {
      id: 'debit',
      title: 'Débits préautorisés',
      question: 'Le prêteur peut-il débiter votre compte bancaire chaque jour ou chaque semaine?',
    },
    {
      id: 'bank-login',
      title: 'Accès au compte',
      question: 'Le prêteur obtient-il vos identifiants bancaires, ou une connexion à votre compte?',
    },
    {
      id: 'default',
      title: 'Défaut',
      question: 'Le prêteur peut-il invoquer un défaut pour autre chose qu’un paiement manqué?',
    },
    {
      id: 'other-funding',
      title: 'Exclusivité',
      question: 'Le contrat interdit-il d’autres prêts ou avances, ou une sûreté pour un autre prêteur?',
    },
    {
      id: 'early',
      title: 'Remboursement anticipé',
      question: 'Économisez-vous de l’argent si vous remboursez plus tôt?',
      kinds: ['advance', 'loan', 'line'],
    },
    {
      id: 'recourse',
      title: 'Recours',
      question: 'Devez-vous racheter une facture que votre client ne paie pas?',
      kinds: ['factoring'],
    },
    {
      id: 'minimum',
      title: 'Volume minimal',
      question:
        'Payez-vous des frais si vous cédez moins de factures que prévu, ou si vous partez avant la fin du contrat?',
      kinds: ['factoring'],
    },
    {
      id: 'renewal',
      title: 'Renouvellement',
      question: 'Le contrat peut-il se renouveler automatiquement, ou son solde être reporté dans un nouveau contrat?',
    },
    {
      id: 'law',
      title: 'Droit et litiges',
      question:
        'Le contrat impose-t-il le droit ou le tribunal d’une autre province ou d’un État, écarte-t-il le procès devant jury ou exige-t-il l’arbitrage?',
    },
  ],
};
