import type { WorkedPage } from '../../schemas/pages/tools.js';
import { csbfp } from '../facts/csbfp.js';
import { regulationZ } from '../facts/regulation-z.js';
import { sbaFacts } from '../facts/sba.js';
import { longMoney, money } from '../site/format.js';

export const workedBusinessLoan: WorkedPage = {
  page: {
    meta: {
      title: 'Calculatrice de prêt d’entreprise | Boundless',
      description:
        'Le versement mensuel, le total des intérêts, le taux annuel frais compris et le calendrier complet d’un prêt d’entreprise, en dollars canadiens ou américains.',
    },
    title: 'Ce qu’un prêt coûte chaque mois',
    lede: 'Le taux d’intérêt n’est qu’une partie du prix. Voyez votre versement, le total des intérêts et l’effet des frais sur le taux annuel.',
  },
  lede: 'La formule des banques et des tableurs.',
  action: { label: 'Lire le guide du financement par emprunt', href: '/blog/debt-financing-guide' },
  stepsTitle: 'Le versement, étape par étape',
  stepsText:
    'Si i est le taux mensuel, chaque versement est : montant × i ÷ (1 − (1 + i)^−mois). Dans un tableur, c’est la fonction VPM.',
  steps: [
    { label: 'Taux mensuel (i)', working: '{rate} % ÷ 12', value: '{monthly-rate} %' },
    { label: 'Solde de départ', working: '{amount} + {financed-fee} ajoutés au prêt', value: '{borrowed}' },
    { label: 'Versement', working: '{borrowed} × i ÷ (1 − (1 + i)^−{months})', value: '{payment}' },
    { label: 'Total payé', working: '{payment} × {months}', value: '{paid}' },
    { label: 'Total des intérêts', working: '{paid} − {borrowed}', value: '{interest}' },
  ],
  items: [
    {
      question: 'Pourquoi le taux annuel est-il plus élevé que le taux d’intérêt?',
      answer:
        'À cause des frais. Vous payez des intérêts sur le montant intégral, mais vous recevez moins. Le taux annuel compare vos versements à l’argent que vous recevez vraiment : c’est douze fois le taux de rendement interne mensuel.',
    },
    {
      question: 'Quels frais s’ajoutent à un prêt?',
      answer: `Le prêteur peut ajouter à votre dette les frais d’un programme public. PFPEC : ${csbfp.csbfpFee.text} du prêt. SBA 7(a) : une part de la partie garantie, soit ${sbaFacts.sbaFeeSmall.text} pour un prêt d’au plus ${sbaFacts.sbaFeeSmallTo.text}, ${sbaFacts.sbaFee.text} jusqu’à ${sbaFacts.sbaFeeTo.text} et ${sbaFacts.sbaFeeLarge.text} pour un prêt plus élevé. Si la partie garantie dépasse ${longMoney(1_000_000)}, le taux sur l’excédent est de ${sbaFacts.sbaFeeAboveMillion.text}. Ainsi, un prêt de ${money(400_000)} garanti à ${sbaFacts.sbaGuarantee.text} entraîne des frais de ${sbaFacts.sbaFee.text} de ${money(300_000)}, soit ${money(9_000)}. La SBA fixe de nouveau ses frais chaque mois d’octobre. Les frais donnés ici sont ceux de l’exercice 2026. Demandez au prêteur les frais actuels, et si une exemption vous vise. Si les frais sont déduits de ce que vous recevez, entrez-les sous « Frais ».`,
    },
    {
      question: 'Les intérêts de mon prêt canadien sont composés deux fois par an. Puis-je utiliser cet outil?',
      answer:
        'C’est ainsi que fonctionnent habituellement les prêts hypothécaires au Canada. Dans les deux pays, la plupart des prêts aux entreprises se calculent chaque mois, comme ici. Si les intérêts du vôtre sont composés deux fois par an, votre versement est un peu plus bas que le montant affiché.',
    },
    {
      question: 'Et si le taux est variable?',
      answer:
        'Le calendrier est juste jusqu’à ce que le taux change. Essayez un taux plus élevé d’un ou de deux points de pourcentage, et voyez si vous pourriez encore faire le versement.',
    },
  ],
  source: regulationZ,
};
