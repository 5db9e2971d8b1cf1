import { capitalize } from '../../../claims/capitalize.js';
import { occAssetBased } from '../../../facts/sources.js';
import type { FundingKind } from '../../../schemas/pages/compare.js';
import { figures } from '../../claims/values.js';
import { inUsd, printedDay } from '../../site/format.js';
import { criminalRate } from '../criminal-rate.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLoans, bankLoansLabel, bankLoansRange } from './bank-rates.js';
import { examples } from './examples.js';
import { prepaymentInQuebec } from './prepayment-in-quebec.js';

/** The program for manufacturers is of the same kind. */
const marc = `Fabricants : prêts MARC de la SBA, jusqu’à ${inUsd(sbaFacts.sbaMarcLimit.text)}, depuis le ${sbaFacts.sbaMarcSince.text}.`;

/** The public program that covers borrowing against orders, receivables and inventory. Said once, in the row of all three. */
const pilotCeiling = `États-Unis : jusqu’au ${sbaFacts.sbaWorkingCapitalUntil.text}, le Working Capital Pilot de la SBA garantit des prêts sur commandes, factures et stocks. Sa limite était de ${prime.sbaCeiling.text} à taux variable le ${printedDay(prime.sbaCeiling.source.asOf)} pour les prêts de plus de ${inUsd(sbaFacts.sbaMarginFrom.text)}, plus des frais annuels.`;
const pilotSources = ['sba-working-capital', 'sba-working-capital-notice', 'sba-terms', 'fed-prime'];

/** The six products of the network. */
export const fundingProducts: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'merchant-cash-advance',
    title: 'Avance de fonds',
    subtitle: 'Avance de fonds aux commerçants (merchant cash advance) : une part des ventes quotidiennes',
    tag: 'Seulement si rien d’autre ne convient',
    href: '/financial-products#merchant-cash-advance',
    cells: {
      cost: {
        figure: `${capitalize(surveys.advanceYear.text)} environ`,
        text: `Notre calcul, à partir des frais que la Federal Trade Commission a nommés en ${surveys.advanceFee.source.asOf.slice(0, 4)}`,
        note: `Remboursée plus vite, elle coûte autant de dollars : le taux annuel monte. Si c’est du crédit, la limite au Canada est de ${criminalRate.criminalRateCommercial.text} ou de ${criminalRate.criminalRate.text} par an.`,
        details: `Les frais sont souvent ${surveys.advanceFee.text} du montant, écrivait la Federal Trade Commission le ${printedDay(surveys.advanceFee.source.asOf)}. Le taux le plus bas est celui des frais les plus bas, remboursés chaque jour sur un an; le plus élevé, des frais les plus élevés sur 180 jours. Fundera donnait ${surveys.advanceElsewhere.text} par an en mars 2025. Limite au Canada, s’il s’agit de crédit : ${criminalRate.criminalRateCommercial.text} pour une personne morale, de plus de ${criminalRate.criminalRateFrom.text} à ${criminalRate.criminalRateTo.text}, aucune au-delà; ${criminalRate.criminalRate.text} sinon. Nous n’offrons pas de crédit au-dessus.`,
        rank: 11,
        sources: ['ftc', 'online-rates', 'criminal-rate'],
      },
      speed: {
        text: `Boundless : approbation en ${figures.mcaApprovalTime}`,
        note: 'Les bailleurs de fonds examinent les relevés bancaires et les ventes par carte.',
        rank: 1,
        sources: ['boundless'],
      },
      eligibility: {
        text: 'Quelques mois de ventes par carte ou de dépôts réguliers',
        note: 'Les jeunes entreprises peuvent être admissibles.',
      },
      security: { text: 'Vos ventes futures', note: 'Souvent aussi un droit sur tous les autres biens.' },
      guarantee: { text: 'Souvent, sous une forme ou une autre' },
      use: {
        text: 'Besoins urgents qui rapportent vite',
        note: `Boundless : ${inUsd(figures.mcaLimit)}.`,
        sources: ['boundless'],
      },
      early: {
        text: 'Ne réduit généralement pas le coût',
        note: 'Les frais sont fixés dès le premier jour, sauf si le contrat accorde un rabais.',
      },
    },
  },
  {
    id: 'asset-based-lending',
    title: 'Prêt sur actifs',
    subtitle: 'Une limite fixée par vos biens',
    href: '/financial-products#asset-based-lending',
    cells: {
      cost: {
        text: 'Aucun chiffre du marché à notre connaissance',
        note: `Par exemple, à des taux supposés : des intérêts de ${examples.ablRate}, une commission d’engagement de ${examples.ablUnused} et ${examples.ablMonitoring} de frais de surveillance par an, sur une marge de ${examples.ablLimit}, donnent ${examples.ablYear} par an, selon que vous en utilisez ${examples.ablDrawn}.`,
        details: `Cela dépend de la nature et de la qualité de vos actifs. ${pilotCeiling} ${marc}`,
        rank: 7,
        sources: ['example-abl', ...pilotSources, 'sba-marc'],
      },
      speed: {
        text: 'À notre avis : quelques semaines',
        note: 'Les actifs sont examinés avant le premier tirage. Demandez combien de jours cela prend.',
        rank: 10,
      },
      eligibility: {
        text: `Boundless : prêts à partir de ${inUsd(figures.ablMinimum)}`,
        note: `Il vous faut environ ${inUsd(figures.ablCollateral)} de garanties, parce que leur surveillance coûte cher.`,
        sources: ['boundless'],
      },
      security: {
        text: 'Comptes clients, stocks, équipement',
        note: 'Chacun compte en partie, et la limite suit leur valeur.',
        details: `D’après le guide des inspecteurs de banques de l’Office of the Comptroller of the Currency des États-Unis, ${printedDay(occAssetBased.asOf)}.`,
        sources: ['occ-abl'],
      },
      guarantee: { text: 'Selon les propriétaires et les actifs' },
      use: { text: 'Entreprises qui ont beaucoup de stocks ou de factures' },
      early: { text: 'Réduit les intérêts', note: 'Fermer la marge avant terme peut entraîner des frais.' },
    },
  },
  {
    id: 'term-loans',
    title: 'Prêt à terme',
    subtitle: 'Un montant, un calendrier',
    href: '/financial-products#term-loans',
    cells: {
      cost: {
        figure: `${surveys.canadaTermRate.text} au Canada en 2022`,
        text: `Moyenne des prêts à long terme. Une petite ou une jeune entreprise paie plus. Selon notre estimation au ${printedDay(prime.primeCanada.source.asOf)} : environ ${prime.canadaDebtToday.text}, toutes dettes confondues`,
        other: `États-Unis : ${bankLoans}`,
        note: `${bankLoansLabel}. Les prêteurs en ligne demandent bien davantage : ${surveys.onlineLoans.text}, frais compris (Fundera, mars 2025).`,
        details: bankLoansRange,
        rank: 1,
        sources: [
          'kansas-city-loans',
          'kansas-city-next',
          'online-rates',
          'credit-conditions',
          'oecd-canada',
          'canada-prime',
        ],
      },
      speed: {
        text: 'À notre avis : quelques jours en ligne, quelques semaines à la banque',
        note: `Les prêteurs de Boundless décident généralement en ${figures.decisionTime} et peuvent coûter plus cher que les banques de cette ligne. Les prêts plus importants et les prêts garantis demandent plus de temps.`,
        rank: 2,
        sources: ['boundless'],
      },
      eligibility: {
        text: 'Banques : habituellement deux exercices rentables',
        note: 'Autres prêteurs : environ un an et des dépôts réguliers.',
      },
      security: {
        text: 'Des biens de l’entreprise, ou rien',
        note: `Au Canada, ${surveys.canadaTermCollateral.text} des prêts à long terme étaient garantis en 2022. Un prêt sans garantie coûte plus cher.`,
        sources: ['credit-conditions'],
      },
      guarantee: { text: 'Généralement exigé si le propriétaire dirige l’entreprise' },
      use: {
        text: 'Un achat qui sert longtemps',
        note: `Boundless : durées de ${figures.termLoanYears}.`,
        sources: ['boundless'],
      },
      early: {
        text: 'Réduit les intérêts',
        note: 'Certains prêteurs exigent des frais : informez-vous.',
        details: prepaymentInQuebec,
        sources: ['quebec-prepayment'],
      },
    },
  },
  {
    id: 'po-financing',
    title: 'Financement de bons de commande',
    subtitle: 'Un bailleur de fonds paie votre fournisseur',
    href: '/financial-products#po-financing',
    cells: {
      cost: {
        text: 'Aucun chiffre du marché à notre connaissance',
        note: `Par exemple, des frais supposés de ${examples.poFee} du montant par 30 jours donnent ${examples.poYear} par an.`,
        details: `Pour ramener à l’année des frais par 30 jours, multipliez-les par environ ${examples.thirtyDaysInYear}, le nombre de périodes de 30 jours dans une année.`,
        rank: 10,
        sources: ['example-po'],
      },
      speed: {
        text: 'À notre avis : de quelques jours à quelques semaines',
        note: 'La commande, l’acheteur et le fournisseur sont vérifiés.',
        rank: 5,
      },
      eligibility: {
        text: 'Une commande ferme d’un acheteur solvable',
        note: 'Votre propre ancienneté compte moins. Il sert surtout à acheter des produits finis pour les revendre.',
      },
      security: { text: 'La commande et la somme que l’acheteur paiera' },
      guarantee: {
        text: 'Souvent une garantie de validité : renseignez-vous',
        note: 'Le propriétaire répond alors de la fraude et des faux documents, non du client qui ne paie pas.',
      },
      use: {
        text: 'Commandes trop grosses pour être payées à même vos fonds',
        note: `Boundless : commandes ${inUsd(figures.poOrderSize)}, durée moyenne de ${figures.poTerms}.`,
        sources: ['boundless'],
      },
      early: { text: 'Réduit les frais', note: 'Quand l’acheteur paie plus tôt.' },
    },
  },
  {
    id: 'inventory-financing',
    title: 'Financement de stocks',
    subtitle: 'Les stocks garantissent le prêt',
    href: '/financial-products#inventory-financing',
    cells: {
      cost: {
        text: 'Aucun chiffre du marché à notre connaissance',
        note: `Par exemple, à des taux supposés : ${examples.inventoryRate} d’intérêts et une évaluation à ${examples.inventoryAppraisal} sur ${examples.inventoryDays} donnent ${examples.inventoryYear} par an. Cela dépend de la vitesse à laquelle les marchandises se vendent.`,
        rank: 8,
        sources: ['example-inventory'],
      },
      speed: {
        text: 'À notre avis : quelques semaines',
        note: 'Les stocks sont d’abord évalués. Demandez combien de jours s’écoulent entre le dépôt du dossier complet et le déblocage des fonds.',
        rank: 7,
      },
      eligibility: { text: 'Un historique de vente de ces marchandises' },
      security: { text: 'Les stocks eux-mêmes' },
      guarantee: { text: 'Selon la facilité à vendre les stocks' },
      use: { text: 'Acheter avant une saison' },
      early: { text: 'Réduit les intérêts' },
    },
  },
  {
    id: 'supply-chain-financing',
    title: 'Financement de la chaîne d’approvisionnement',
    subtitle: 'Les fournisseurs sont payés plus tôt',
    href: '/financial-products#supply-chain-financing',
    cells: {
      cost: {
        text: 'Sans chiffre connu : le taux dépend de la solvabilité de l’acheteur',
        note: 'Payé par le fournisseur ou l’acheteur, selon l’entente. Demandez le taux annuel.',
        rank: 6,
      },
      speed: {
        text: 'Variable, sans chiffre connu',
        note: 'Lent à mettre en place, puis rapide. Chaque fournisseur s’inscrit une fois : demandez combien de jours cela prend.',
        rank: 8,
      },
      eligibility: { text: 'Un acheteur solvable et des fournisseurs réguliers' },
      security: { text: 'La promesse de payer de l’acheteur' },
      guarantee: { text: 'Rarement exigé' },
      use: { text: 'Fournisseurs réguliers, commandes plus importantes' },
      early: { text: 'Rien à gagner', note: 'Vous payez à l’échéance, ou plus tard contre des frais.' },
    },
  },
];
