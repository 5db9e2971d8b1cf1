import type { WorkedPage } from '../../schemas/pages/tools.js';

export const workedInvoiceFactoring: WorkedPage = {
  page: {
    meta: {
      title: 'Calculatrice d’affacturage | Boundless',
      description:
        'Ce qu’une facture vous rapporte aujourd’hui, ce que l’affacturage coûte en dollars et en taux annuel, et ce que vous recevez plus tard, quel que soit le délai.',
    },
    title: 'Ce que vous recevez pour une facture',
    lede: 'Quelques pour cent par mois, cela semble peu. Voyez ce que cela donne en taux annuel sur l’argent que vous recevez vraiment.',
  },
  lede: 'Des frais fixes sur toute la facture pour chaque tranche de 30 jours, même entamée.',
  action: { label: 'Comprendre l’affacturage', href: '/blog/what-is-invoice-factoring' },
  stepsTitle: 'Le taux annuel, étape par étape',
  stepsText:
    'Vous payez les frais sur toute la facture, mais vous ne disposez que de l’avance. Le taux est donc plus élevé que les frais ne le laissent croire.',
  steps: [
    { label: 'Reçu aujourd’hui', working: '{invoice} × {advance} % − {fees}', value: '{received}' },
    { label: 'Tranches facturées', working: '{days} ÷ 30, arrondi à l’entier supérieur', value: '{periods}' },
    { label: 'Coût', working: '{invoice} × {fee} % × {periods} + {fees}', value: '{cost}' },
    { label: 'Taux annuel', working: '{cost} ÷ {received} × 365 ÷ {days}', value: '{annual-rate} %' },
  ],
  items: [
    {
      question: 'Pourquoi un seul jour de plus coûte-t-il si cher?',
      answer:
        'Parce que vous payez une tranche entière dès qu’elle commence. Demandez si la société d’affacturage offre aussi des tranches plus courtes ou un calcul par jour.',
    },
    {
      question: 'Et si mon client ne paie jamais?',
      answer:
        'Avec recours, vous rachetez la facture. Sans recours, la société d’affacturage absorbe la perte, d’ordinaire seulement si le client est insolvable et non s’il conteste la facture, et demande plus cher pour cela.',
    },
  ],
};
