import type { ToolPage } from '../../schemas/pages/tools.js';
import { money, percent } from '../site/format.js';

export const toolBorrowingBase: ToolPage = {
  formTitle: 'Vos actifs',
  empty: {
    title: 'Votre base d’emprunt s’affiche ici',
    text: 'Indiquez ce que vous possédez, ou 0 si vous n’avez rien. Les taux de départ sont ceux que les prêteurs utilisent souvent.',
    example: 'receivables=400000&inventory=300000&equipment=200000&owed=150000',
    exampleLabel: `Voir un exemple : ${money(900_000)} d’actifs`,
  },
  fields: {
    receivables: {
      label: 'Comptes clients',
      note: 'Seulement les factures qui ne sont ni en souffrance ni contestées.',
    },
    'receivables-rate': {
      label: 'Taux d’avance sur les comptes clients',
      note: `Si vous laissez ce champ vide, nous utilisons ${percent(85)}.`,
    },
    inventory: { label: 'Stocks', note: 'Au coût, surtout des produits finis.' },
    'inventory-rate': {
      label: 'Taux d’avance sur les stocks',
      note: `Si vous laissez ce champ vide, nous utilisons ${percent(50)}.`,
    },
    equipment: { label: 'Équipement', note: 'À sa valeur d’expertise.' },
    'equipment-rate': {
      label: 'Taux d’avance sur l’équipement',
      note: `Si vous laissez ce champ vide, nous utilisons ${percent(70)}.`,
    },
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
};
