import type { ToolPage } from '../../schemas/pages/tools.js';
import { money } from '../site/format.js';

export const toolInvoiceFactoring: ToolPage = {
  formTitle: 'Votre facture',
  empty: {
    title: 'Votre coût s’affiche ici',
    text: 'Entrez la facture, l’avance, les frais et le nombre de jours avant que votre client paie. Les autres frais sont facultatifs.',
    example: 'invoice=20000&advance=85&fee=2,5&days=45',
    exampleLabel: `Voir un exemple : une facture de ${money(20_000)} payée en 45 jours`,
  },
  fields: {
    invoice: { label: 'Montant de la facture', note: 'Ce que votre client doit.' },
    advance: { label: 'Avance', note: 'La part que la société d’affacturage vous verse tout de suite.' },
    fee: {
      label: 'Frais',
      note: 'Sur toute la facture, par tranche de 30 jours, même entamée. Frais uniques : divisez-les par le nombre de tranches (3 % sur 55 jours font 1,5).',
    },
    days: { label: 'Délai de paiement', note: 'Le temps que met votre client à payer.' },
    fees: {
      label: 'Autres frais',
      note: 'Ouverture de dossier, enquête de crédit ou virements, déduits de ce que vous recevez aujourd’hui.',
    },
  },
  units: { advance: '% de la facture', fee: '% par 30 jours', days: 'jours' },
  conflicts: { fees: 'Les frais doivent être inférieurs à ce que vous recevez aujourd’hui' },
  results: {
    'annual-rate': { label: 'Taux annuel', note: 'Sur l’argent que vous recevez aujourd’hui.' },
    received: { label: 'Reçu aujourd’hui', note: '{advance} % de la facture, moins les autres frais' },
    cost: { label: 'Coût', note: 'Pour {days} jours. Tranches de 30 jours : {periods}' },
    reserve: { label: 'Reçu plus tard', note: 'Une fois que votre client a payé' },
  },
  sentences: {
    cost: 'Vous recevez {received} aujourd’hui au lieu de {invoice} dans {days} jours, et la société d’affacturage garde {cost} de la facture.',
    short:
      'Les frais dépassent ce que la société d’affacturage retient : après {days} jours, c’est vous qui lui devriez {short}.',
  },
  chart: {
    title: 'Où va la facture',
    cost: 'Gardé par la société d’affacturage',
    received: 'Versé aujourd’hui',
    reserve: 'Versé plus tard',
  },
};
