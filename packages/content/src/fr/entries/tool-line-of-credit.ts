import type { ToolPage } from '../../schemas/pages/tools.js';
import { money } from '../site/format.js';

export const toolLineOfCredit: ToolPage = {
  formTitle: 'Votre marge',
  empty: {
    title: 'Votre coût s’affiche ici',
    text: 'Entrez la limite, le tirage, le taux et le nombre de jours. Les frais sont facultatifs.',
    example: 'limit=100000&draw=40000&rate=11&standby=0,5&days=60',
    exampleLabel: `Voir un exemple : ${money(40_000)} tirés sur une marge de ${money(100_000)}`,
  },
  fields: {
    limit: { label: 'Limite de la marge', note: 'Le maximum que vous pouvez tirer.' },
    draw: { label: 'Montant tiré', note: 'Ce que vous prenez cette fois.' },
    rate: {
      label: 'Taux d’intérêt',
      note: 'Par an, sur ce que vous tirez. Vous pouvez saisir un taux plus élevé que le maximum du curseur.',
    },
    standby: {
      label: 'Commission d’engagement',
      note: 'Par an, sur ce que vous ne tirez pas. Aussi appelée frais de non-utilisation.',
    },
    days: { label: 'Durée du tirage', note: 'Jusqu’à ce que vous remboursiez.' },
    fees: { label: 'Autres frais', note: 'Frais de dossier ou autres, déduits de ce que vous tirez.' },
  },
  units: { rate: '% par an', standby: '% par an', days: 'jours' },
  conflicts: {
    draw: 'Le tirage ne peut pas dépasser la limite',
    fees: 'Les frais doivent être inférieurs au tirage',
  },
  results: {
    cost: { label: 'Coût de ce tirage', note: 'Les intérêts et tous les frais ensemble.' },
    'annual-rate': {
      label: 'Taux annuel',
      note: 'Sur ce que vous recevez après les frais. Si vous gardez le tirage un an, vous payez {year-cost}',
    },
  },
  sentences: {
    cost: 'Emprunter {draw} pendant {days} jours vous coûte {cost}. C’est {annual-rate} % par an sur ce que vous tirez, parce que vous payez aussi pour la partie que vous n’utilisez pas.',
    fees: 'Vous tirez {draw}, recevez {received} après les frais et payez {cost} sur {days} jours. C’est {annual-rate} % par an sur ce que vous recevez.',
    plain:
      'Emprunter {draw} pendant {days} jours vous coûte {cost}. Vous ne payez rien sur la partie que vous n’utilisez pas; le taux annuel est donc le taux d’intérêt.',
  },
  chart: {
    title: 'Ce que vous payez',
    interest: 'Intérêts sur le tirage',
    standby: 'Commission d’engagement sur le reste',
    fees: 'Autres frais',
  },
};
