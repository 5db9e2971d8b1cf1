import type { ToolPage } from '../../schemas/pages/tools.js';
import { money, percent } from '../site/format.js';

export const toolBorrowingBase: ToolPage = {
  meta: {
    title: 'Calculatrice de base d’emprunt | Boundless',
    description:
      'Combien vous pouvez emprunter sur vos comptes clients, vos stocks et votre équipement avec un prêt sur actifs, et combien il vous reste à tirer.',
  },
  title: 'Ce que vos actifs vous permettent d’emprunter',
  lede: 'Le prêteur retient une partie de la valeur de chaque actif. Le total est le maximum que vous pouvez devoir, et il change en même temps que votre entreprise.',
  formTitle: 'Vos actifs',
  empty: {
    title: 'Votre base d’emprunt s’affiche ici',
    text: 'Indiquez ce que vous possédez, ou 0 si vous n’avez rien. Les taux d’avance de départ sont ceux que les prêteurs utilisent souvent.',
    example: 'receivables=400000&inventory=300000&equipment=200000&owed=150000',
    exampleLabel: `Voir un exemple : ${money(900_000)} d’actifs`,
  },
  fields: {
    receivables: {
      label: 'Comptes clients',
      note: 'Seulement les factures qui ne sont ni en souffrance ni contestées.',
    },
    'receivables-rate': {
      label: 'Avance sur les comptes clients',
      note: `Si vous laissez vide, nous prenons ${percent(85)}.`,
    },
    inventory: { label: 'Stocks', note: 'Au coût, surtout des produits finis.' },
    'inventory-rate': { label: 'Avance sur les stocks', note: `Si vous laissez vide, nous prenons ${percent(50)}.` },
    equipment: { label: 'Équipement', note: 'À sa valeur d’expertise.' },
    'equipment-rate': { label: 'Avance sur l’équipement', note: `Si vous laissez vide, nous prenons ${percent(70)}.` },
    owed: { label: 'Déjà tiré', note: 'Ce que vous devez aujourd’hui sur la marge.' },
  },
  units: { 'receivables-rate': '%', 'inventory-rate': '%', 'equipment-rate': '%' },
  conflicts: {},
  results: {
    available: { label: 'Montant disponible', note: 'Votre base d’emprunt moins ce que vous devez déjà.' },
    base: { label: 'Base d’emprunt', note: 'En {currency}' },
  },
  sentences: {
    cost: 'Vous pouvez emprunter jusqu’à {base} sur ces actifs. Vous devez déjà {owed}; vous pouvez donc tirer encore {available}, tant que les actifs gardent leur valeur.',
    over: 'Vous devez {over} de plus que ces actifs ne le permettent. Un prêteur vous demanderait de rembourser cette somme ou de donner d’autres actifs en garantie.',
  },
  chart: {
    title: 'Ce qui compte',
    receivables: 'Comptes clients',
    inventory: 'Stocks',
    equipment: 'Équipement',
    rest: 'Non retenu',
  },
  worked: {
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
      { label: 'Montant disponible', working: '{base} - {owed}, jamais moins de zéro', value: '{available}' },
    ],
    items: [
      {
        question: 'Quels comptes clients comptent?',
        answer:
          'Les factures adressées à des entreprises qui paient. Les prêteurs écartent d’habitude celles qui sont en souffrance, contestées ou dues par vos propres sociétés, et ne retiennent qu’une partie de ce que doit un client s’il pèse trop lourd dans le total.',
      },
      {
        question: 'Est-ce ce qu’un prêteur offrirait?',
        answer:
          'Non. Les taux ci-dessus ne sont qu’un point de départ. Le prêteur examine vos clients, vos stocks et votre équipement, puis fixe ses propres taux, ses réserves et sa limite.',
      },
    ],
  },
};
