import type { WorkedPage } from '../../schemas/pages/tools.js';

export const workedBorrowingBase: WorkedPage = {
  page: {
    meta: {
      title: 'Calculatrice de base d’emprunt | Boundless',
      description:
        'Combien vous pouvez emprunter sur vos comptes clients, vos stocks et votre équipement avec un prêt sur actifs, et combien il vous reste à tirer.',
    },
    title: 'Ce que vos actifs vous permettent d’emprunter',
    lede: 'Le prêteur retient une partie de la valeur de chaque actif. Le total est le maximum que vous pouvez devoir, et il change en même temps que votre entreprise.',
  },
  lede: 'Chaque actif multiplié par son taux d’avance.',
  action: {
    label: 'Comprendre les prêts sur actifs',
    href: '/blog/asset-based-loans-vs-merchant-cash-advances',
  },
  stepsTitle: 'La base d’emprunt, étape par étape',
  stepsText:
    'Les prêteurs se demandent ce qu’ils obtiendraient s’ils devaient vendre l’actif, et écartent les factures qui risquent de ne pas être payées.',
  steps: [
    { label: 'Comptes clients', working: '{receivables} × {receivables-rate} %', value: '{receivables-part}' },
    { label: 'Stocks', working: '{inventory} × {inventory-rate} %', value: '{inventory-part}' },
    { label: 'Équipement', working: '{equipment} × {equipment-rate} %', value: '{equipment-part}' },
    { label: 'Base d’emprunt', working: 'Les trois ensemble', value: '{base}' },
    { label: 'Montant disponible', working: '{base} − {owed}, jamais moins de zéro', value: '{available}' },
  ],
  items: [
    {
      question: 'Quels comptes clients comptent?',
      answer:
        'Les factures adressées à des entreprises qui paient. Les prêteurs écartent habituellement celles qui sont en souffrance, contestées ou dues par vos propres sociétés, et ne retiennent qu’une partie de ce que doit un client s’il pèse trop lourd dans le total.',
    },
    {
      question: 'Est-ce ce qu’un prêteur offrirait?',
      answer:
        'Non. Les taux ci-dessus ne sont qu’un point de départ. Le prêteur examine vos clients, vos stocks et votre équipement, puis fixe ses propres taux, ses réserves et sa limite.',
    },
  ],
};
