import type { WorkedPage } from '../../schemas/pages/tools.js';

export const workedLineOfCredit: WorkedPage = {
  page: {
    meta: {
      title: 'Calculatrice de marge de crédit | Boundless',
      description:
        'Ce que coûte un tirage sur une marge de crédit d’entreprise : les intérêts sur la partie utilisée, la commission d’engagement sur le reste et les autres frais.',
    },
    title: 'Ce que coûte un tirage sur votre marge',
    lede: 'Vous payez des intérêts sur ce que vous utilisez, et souvent des frais sur ce que vous n’utilisez pas. Voyez ce que les deux coûtent ensemble.',
  },
  lede: 'Des intérêts simples, comptés par jour.',
  action: { label: 'Comprendre les marges de crédit', href: '/blog/business-lines-of-credit' },
  stepsTitle: 'Le coût, étape par étape',
  stepsText:
    'Les intérêts et la commission d’engagement sont des taux annuels. Vous les payez pour chaque jour où vous avez l’argent, et nous comptons 365 jours par an. Les autres frais s’y ajoutent, et vous recevez moins.',
  steps: [
    { label: 'Intérêts', working: '{draw} × {rate} % × {days} ÷ 365', value: '{interest}' },
    { label: 'Commission d’engagement', working: '{undrawn} × {standby} % × {days} ÷ 365', value: '{standby-cost}' },
    { label: 'Montant reçu', working: '{draw} − {fees}', value: '{received}' },
    { label: 'Coût', working: '{interest} + {standby-cost} + {fees}', value: '{cost}' },
    { label: 'Taux annuel', working: '{cost} ÷ {received} × 365 ÷ {days}', value: '{annual-rate} %' },
  ],
  items: [
    {
      question: 'Ma banque compte 360 jours. Qu’est-ce que ça change?',
      answer:
        'Certaines banques américaines divisent par 360. Vous payez alors environ 1,4 % d’intérêts de plus que le montant affiché : 1 014 $ au lieu de 1 000 $. Les banques canadiennes comptent 365 jours.',
    },
    {
      question: 'Y a-t-il d’autres frais?',
      answer:
        'Certaines marges comportent des frais annuels ou des frais par tirage. Additionnez-les et entrez-les comme autres frais : nous les comptons comme payés le premier jour.',
    },
    {
      question: 'Et si je rembourse en plusieurs fois?',
      answer:
        'Calculez chaque partie comme un tirage distinct, avec sa propre durée, mais sans commission d’engagement ni autres frais, et additionnez les intérêts. Ajoutez ensuite les autres frais une seule fois. Pour la commission d’engagement, prenez chaque période où le solde ne change pas : partie non utilisée × commission × jours ÷ 365.',
    },
  ],
};
