import { completeFits, everywhere, type FitWords } from '../../../facts/funding/complete-fits.js';
import { amountLimits, anyStage, established, smallAmount } from '../../../facts/funding/limits.js';
import type { FundingFit } from '../../../schemas/pages/which-fits.js';
import { figures } from '../../claims/values.js';
import { inUsd, money } from '../../site/format.js';
import { arrangedInOnly } from '../broker-rules.js';
import { csbfp } from '../csbfp.js';
import { sbaFacts } from '../sba.js';
import { conditions } from './conditions.js';
import { yearlyCosts } from './costs.js';
import { nextSteps } from './next-steps.js';
import { byAssets, cappedRate, machine, oneYear, replacesDebt, replacesLoan, twoYears, usualLoan } from './reasons.js';
import { signers } from './signers.js';
import { ownSpeeds, speeds } from './speeds.js';

/** The limits of a kind of funding in both countries, with what they mean for the amount. Our own limits are in US dollars. */
function amount(id: string, us: string, ca = inUsd(us), inPart = ''): FundingFit['amount'] {
  const limits = amountLimits[id];
  return {
    us: { ...limits?.us, reason: us },
    ca: { ...limits?.ca, reason: ca, ...(inPart && { inPart: inUsd(inPart) }) },
  };
}

const fits: readonly FitWords[] = [
  {
    id: 'invoice-factoring',
    title: 'Affacturage',
    description: 'Vous vendez des factures et touchez tout de suite la plus grande partie de la somme.',
    href: '/tools/invoice-factoring',
    needs: { late: 'Votre argent attend dans des factures; l’affacturage vous en verse l’essentiel tout de suite.' },
    first: everywhere({
      late: 'La décision dépend de vos clients, pas de votre historique. Cela coûte plus cher qu’une marge de crédit, mais les prêteurs exigent habituellement un an de ventes régulières avant d’en accorder une.',
    }),
    amount: amount('invoice-factoring', 'Plus vous facturez, plus vous recevez : le financement suit vos ventes.'),
    stage: { answers: anyStage, reason: 'La solvabilité de vos clients compte plus que votre ancienneté.' },
    carriedBySales: { years: { late: 1 }, stages: ['new', 'young'] },
    conditions: conditions['invoice-factoring'],
  },
  {
    id: 'equipment-financing',
    title: 'Financement d’équipement',
    description: 'Un prêt ou un crédit-bail garanti par la machine ou le véhicule même.',
    href: '/blog/equipment-financing-guide',
    needs: { equipment: 'La machine ou le véhicule que vous achetez sert de garantie.' },
    first: machine.faster,
    amount: amount('equipment-financing', 'Le montant est le prix, moins une mise de fonds.'),
    stage: {
      answers: anyStage,
      reason: 'Vos relevés montrent des ventes régulières; vous pouvez donc comparer les offres de plusieurs prêteurs.',
      byAnswer: { new: machine.young, young: machine.young },
    },
    carriedBySales: { years: { equipment: 4 }, stages: ['new', 'young'] },
    conditions: conditions['equipment-financing'],
  },
  {
    id: 'inventory-financing',
    title: 'Financement de stocks',
    description: 'Du crédit garanti par les marchandises et remboursé à mesure qu’elles se vendent.',
    href: '/financial-products#inventory-financing',
    needs: { stock: 'Les marchandises le garantissent, et vous le remboursez à mesure qu’elles se vendent.' },
    amount: amount(
      'inventory-financing',
      'Le montant dépend du prix auquel vos marchandises se vendraient, que le prêteur vérifie d’abord.',
    ),
    stage: { answers: established, reason: 'Vous pouvez montrer que vos marchandises se vendent.' },
    conditions: conditions['inventory-financing'],
  },
  {
    id: 'po-financing',
    title: 'Financement de bons de commande',
    description:
      'Pour une commande ferme seulement : un bailleur de fonds paie votre fournisseur pour que vous puissiez exécuter une grosse commande.',
    href: '/financial-products#po-financing',
    needs: {
      order: 'Le bailleur de fonds se fie à une commande ferme d’un acheteur solvable.',
    },
    first: everywhere({
      order:
        'Demandez d’abord un acompte à l’acheteur : cela ne coûte rien. Une marge de crédit à la banque coûte généralement moins cher que ce financement : si la vôtre suffit, utilisez-la ensuite. Ce financement sert pour le reste d’une commande trop grosse pour les deux, et seulement si vous revendez les marchandises telles quelles.',
    }),
    amount: amount(
      'po-financing',
      `Le bailleur de fonds paie à votre fournisseur le coût des marchandises, ou une partie. Ceux de Boundless acceptent des commandes ${figures.poOrderSize}. Il paie des marchandises, pas vos salaires ni votre loyer. Demandez à chacun sa commande minimale.`,
    ),
    stage: { answers: anyStage, reason: 'La solvabilité de votre acheteur compte plus que votre propre historique.' },
    conditions: conditions['po-financing'],
  },
  {
    id: 'line-of-credit',
    title: 'Marge de crédit',
    description:
      'De l’argent que vous tirez quand il vous en manque et que vous remboursez ensuite, jusqu’à une limite convenue.',
    href: '/tools/line-of-credit',
    needs: {
      gap: 'Vous tirez quand l’argent manque et ne payez que pour ce que vous utilisez, tant que vous l’utilisez.',
      growth: 'Vous ne payez que pour ce que vous utilisez, tant que vous l’utilisez.',
      late: 'Vous tirez jusqu’à ce que vos clients paient, et remboursez quand ils l’ont fait.',
      order: 'Vous tirez pour payer votre fournisseur et remboursez quand votre acheteur a payé.',
      stock: 'Vous tirez pour acheter les marchandises et remboursez à mesure qu’elles se vendent.',
    },
    first: everywhere({
      gap: 'Demandez d’abord plus de temps à vos fournisseurs et un paiement plus rapide à vos clients : cela ne coûte habituellement rien. Pour le reste, une marge de crédit à la banque coûte généralement moins cher que les autres financements : vous ne payez des intérêts que pour les jours où vous avez un solde.',
      late: 'À la banque, elle coûte généralement moins cher que l’affacturage : vous payez des intérêts sur ce que vous tirez, pas des frais sur chaque facture.',
      order:
        'Demandez d’abord un acompte à l’acheteur : cela ne coûte rien. Pour le reste d’une commande de cette taille, une marge de crédit à la banque coûte généralement moins cher que les autres financements : vous ne payez des intérêts que pour les jours où vous avez un solde.',
      stock:
        'À la banque, elle coûte généralement moins cher qu’un financement garanti par des stocks ou par une commande : vous ne payez des intérêts que sur ce que vous tirez.',
    }),
    conditions: conditions['line-of-credit'],
    amount: amount(
      'line-of-credit',
      'La limite dépend de vos revenus. Une marge plus élevée exige habituellement des garanties.',
    ),
    stage: {
      answers: established,
      reason: 'Si vos relevés montrent des revenus réguliers, vous avez ce que les prêteurs recherchent ici.',
      byAnswer: { steady: twoYears },
    },
  },
  {
    id: 'government-backed-loan',
    title: 'Prêt du PFPEC ou prêt 7(a) de la SBA',
    description:
      'Un prêt bancaire qu’un gouvernement garantit en partie : taux plafonnés, durées longues, plus de paperasse.',
    href: '/blog/what-is-an-sba-loan',
    byCountry: {
      ca: {
        title: 'Prêt du PFPEC',
        description:
          'Un prêt du Programme de financement des petites entreprises du Canada (PFPEC) : d’une banque ou d’une caisse, à taux plafonné, dont le gouvernement du Canada partage le risque.',
        href: '/blog/what-is-an-sba-loan',
      },
      us: {
        title: 'Prêt 7(a) de la SBA',
        description:
          'Un prêt que la Small Business Administration des États-Unis garantit en partie : taux plafonné, durée longue, plus de paperasse.',
        href: '/blog/what-is-an-sba-loan',
      },
    },
    needs: {
      buy: 'Vous payez l’entreprise sur de nombreuses années, avec ce qu’elle rapporte.',
      equipment: 'Vous payez l’équipement sur autant d’années que vous l’utilisez.',
      growth: 'Il convient aux projets qui mettent des années à rapporter.',
    },
    first: {
      us: { buy: cappedRate.us, growth: cappedRate.us },
      ca: { buy: cappedRate.ca, growth: cappedRate.ca },
    },
    time: {
      us: `**Délai :** prévoyez ${figures.sbaTime} entre le dépôt de la demande complète et le déblocage des fonds.`,
    },
    slow: {
      upTo: smallAmount,
      note: {
        us: `Il prend ${figures.sbaTime} et demande autant de paperasse qu’un gros prêt : c’est beaucoup pour moins de ${money(smallAmount)}. Regardez aussi les autres options.`,
        ca: `Pour moins de ${money(smallAmount)}, demandez d’abord à votre banque un prêt ordinaire : le PFPEC exige un plan, des soumissions et des formulaires.`,
      },
    },
    amount: amount(
      'government-backed-loan',
      `Les prêts 7(a) vont jusqu’à ${sbaFacts.sbaLimit.text}.`,
      `Jusqu’à ${csbfp.csbfpEquipmentLimit.text} pour de l’équipement et pour la rénovation de locaux que vous louez. De cette somme, au plus ${csbfp.csbfpWorkingCapitalLimit.text} pour un fonds de roulement, comme des salaires, et pour des actifs incorporels.`,
      `Si ${csbfp.csbfpEquipmentLimit.text} au plus suffisent :`,
    ),
    stage: {
      answers: anyStage,
      reason: 'Vos relevés montrent si vos revenus couvrent les paiements, ce que le prêteur vérifie en premier.',
      byAnswer: {
        new: 'Le programme n’exige aucune ancienneté. Une nouvelle entreprise doit présenter un plan d’affaires et fournir une mise de fonds.',
        young: 'Le programme n’exige pas de revenu minimal. Le prêteur vérifie si vos revenus couvrent les paiements.',
      },
    },
    isSlow: true,
    carriedBySales: { years: { growth: 1, equipment: 4 }, stages: ['new', 'young'] },
    conditions: conditions['government-backed-loan'],
  },
  {
    id: 'term-loans',
    title: 'Prêt à terme',
    description: 'Un montant fixe que vous remboursez selon un calendrier établi.',
    href: '/tools/business-loan',
    needs: {
      buy: 'Un seul montant pour un seul achat, remboursé par versements mensuels.',
      equipment: 'Un seul montant pour une seule machine ou un seul véhicule, remboursé par versements mensuels.',
      growth: 'Un seul montant pour un seul projet, remboursé par versements mensuels.',
      debt: replacesDebt,
      refinance: 'Le nouveau prêt rembourse l’ancien, et vous remboursez le nouveau par versements mensuels.',
    },
    first: {
      us: { buy: usualLoan.us, growth: usualLoan.us, refinance: replacesLoan },
      ca: { buy: usualLoan.ca, growth: usualLoan.ca, refinance: replacesLoan },
    },
    conditions: conditions['term-loans'],
    amount: amount(
      'term-loans',
      'Vos flux de trésorerie déterminent le montant : ils doivent couvrir les paiements avec une marge de manœuvre.',
    ),
    stage: {
      answers: established,
      reason: 'Votre historique permet au prêteur d’évaluer le risque; vous pouvez donc comparer plusieurs offres.',
      byAnswer: { steady: oneYear },
    },
  },
  {
    id: 'asset-based-lending',
    title: 'Prêt sur actifs',
    description: 'Une limite renouvelable qui suit vos comptes clients, vos stocks et votre équipement.',
    href: '/tools/borrowing-base',
    needs: {
      buy: 'Votre limite dépend de ce que possède l’entreprise.',
      growth: 'Votre limite dépend de ce que vous possédez et suit votre croissance.',
      late: 'Votre limite dépend de ce que vos clients vous doivent et suit vos ventes.',
      order: 'Vos comptes clients et vos stocks comptent dans la limite, qui suit votre croissance.',
      stock: 'Vos stocks comptent dans la limite, qui suit votre croissance.',
    },
    amount: amount(
      'asset-based-lending',
      `Chez nous, il commence à ${figures.ablMinimum}, parce que la surveillance des actifs coûte de l’argent.`,
      inUsd(
        `Chez nous, il commence à ${figures.ablMinimum}, soit davantage en dollars canadiens, parce que la surveillance des actifs coûte de l’argent.`,
      ),
      `S’il vous faut ${figures.ablMinimum} ou plus :`,
    ),
    first: everywhere({ late: byAssets, stock: byAssets }),
    stage: { answers: ['established'], reason: 'Vous avez les livres que le prêteur voudra voir.' },
  },
  {
    id: 'merchant-cash-advance',
    title: 'Avance de fonds',
    description:
      'Une avance de fonds aux commerçants (merchant cash advance) : de l’argent maintenant contre une part de vos ventes quotidiennes. Rapide, mais chère : calculez d’abord le coût annuel.',
    href: '/tools/merchant-cash-advance',
    needs: {
      gap: 'C’est rapide, et vous remboursez à même vos ventes.',
      stock: 'C’est rapide, et vous remboursez à mesure que les marchandises se vendent.',
    },
    amount: amount('merchant-cash-advance', `Chez nous, vous pouvez obtenir ${figures.mcaLimit}.`),
    stage: {
      answers: established,
      reason: 'Les bailleurs de fonds examinent vos ventes plus que votre ancienneté.',
    },
    lastResort: { salesMonths: 1.5, warning: 'Examinez d’abord toutes les autres options.' },
  },
];

/** For what each kind of funding fits, with the reasons, its cost, who signs, and where we may not arrange it. */
const parts = { yearlyCosts, signers, nextSteps, speeds, ownSpeeds, places: arrangedInOnly };

export const fundingFits = completeFits(fits, parts);
