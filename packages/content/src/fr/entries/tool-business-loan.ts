import type { ToolPage } from '../../schemas/pages/tools.js';
import { money, percent } from '../site/format.js';

export const toolBusinessLoan: ToolPage = {
  formTitle: 'Votre prêt',
  empty: {
    title: 'Votre versement s’affiche ici',
    text: 'Entrez le montant, le taux et le nombre de mois. Les frais sont facultatifs.',
    example: 'amount=100000&rate=9,5&months=60&fees=2000',
    exampleLabel: `Voir un exemple : ${money(100_000)} à ${percent(9.5)} sur 60 mois`,
  },
  fields: {
    amount: { label: 'Montant emprunté', note: 'Le montant du contrat, avant déduction des frais.' },
    rate: {
      label: 'Taux d’intérêt',
      note: 'Par an, tel qu’il figure au contrat. Les intérêts sont calculés chaque mois. Vous pouvez saisir un taux plus élevé que le maximum du curseur.',
    },
    months: { label: 'Nombre de mois', note: 'Un versement égal à la fin de chaque mois.' },
    fees: { label: 'Frais', note: 'Frais de dossier, de montage ou de garantie, déduits au départ.' },
    'financed-fee': {
      label: 'Frais ajoutés au prêt',
      note: 'Des frais de garantie ou d’enregistrement que vous empruntez aussi, comme dans bien des prêts garantis par un gouvernement.',
    },
  },
  units: { rate: '% par an', months: 'mois' },
  conflicts: { fees: 'Les frais doivent être inférieurs au montant' },
  results: {
    payment: { label: 'Versement mensuel', note: 'Le même chaque mois : intérêts et capital.' },
    interest: { label: 'Total des intérêts', note: 'Sur {months} mois' },
    cost: { label: 'Coût total', note: 'Vous recevez {received} et remboursez {paid}' },
    'annual-rate': { label: 'Taux annuel', note: 'Frais compris' },
  },
  sentences: {
    cost: 'Votre premier versement de {payment} comprend {first-interest} d’intérêts, et le dernier, {last-interest}. Sur toute la durée du prêt, vous payez {interest} d’intérêts en plus des {amount} empruntés.',
    financed:
      'Votre premier versement de {payment} comprend {first-interest} d’intérêts, et le dernier, {last-interest}. Vous devez {borrowed} dès le départ, y compris les frais de {financed-fee}, et vous payez {interest} d’intérêts.',
  },
  chart: {
    caption: 'Remboursement par année',
    year: 'Année {year}',
    month: 'Mois {month}',
    months: 'Tous les mois',
    first: 'Année',
    firstMonth: 'Mois',
    paid: 'Payé',
    interest: 'Intérêts',
    principal: 'Capital',
    balance: 'Solde dû',
    title: 'Où vont les versements',
    principalPart: 'Le montant emprunté',
    feePart: 'Les frais ajoutés au prêt',
    interestPart: 'Les intérêts',
  },
};
