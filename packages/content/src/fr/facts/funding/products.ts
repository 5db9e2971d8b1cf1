import { capitalize } from '../../../claims/capitalize.js';
import type { FundingKind } from '../../../schemas/pages/compare.js';
import { figures } from '../../claims/values.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLoans, bankRatesAge } from './bank-rates.js';
import { examples } from './examples.js';
import { warnings } from './warnings.js';

/** The program for manufacturers is of the same kind. */
const marc = `Fabricants : prêts MARC de la SBA, jusqu’à ${sbaFacts.sbaMarcLimit.text}, depuis le ${sbaFacts.sbaMarcSince.text}.`;

/** The public program that covers borrowing against orders, receivables and inventory. */
const pilotCeiling = `Limite du Working Capital Pilot de la SBA : ${prime.sbaCeiling.text} à taux variable pour les prêts de plus de ${sbaFacts.sbaMarginFrom.text}, plus des frais annuels.`;
const pilotHistory = `Working Capital Pilot de la SBA (États-Unis) : au moins ${sbaFacts.sbaWorkingCapitalHistory.text} d’activité.`;
const pilotSources = ['sba-working-capital', 'sba-terms', 'fed-prime'];

/** The six products of the network. */
export const fundingProducts: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'merchant-cash-advance',
    title: 'Avance de fonds',
    subtitle: 'Une part des ventes quotidiennes',
    href: '/financial-products#merchant-cash-advance',
    cells: {
      cost: {
        figure: capitalize(surveys.advanceYear.text),
        text: 'Fourchette selon notre calcul',
        note: `Les frais sont souvent ${surveys.advanceFee.text} du montant, selon la Federal Trade Commission. Le chiffre le plus bas correspond aux frais les plus bas remboursés chaque jour sur un an; le plus élevé, aux frais les plus élevés sur 180 jours. ${warnings.limitInCanada}`,
        rank: 10,
        sources: ['ftc', 'criminal-rate'],
      },
      speed: {
        text: `Boundless : approbation en ${figures.mcaApprovalTime}`,
        note: 'Les bailleurs de fonds regardent les relevés bancaires et les ventes par carte.',
        rank: 1,
        sources: ['boundless'],
      },
      eligibility: {
        text: 'Entreprises aux ventes régulières',
        note: 'Les jeunes entreprises peuvent être admissibles.',
      },
      security: { text: 'Vos ventes futures', note: 'Souvent aussi un droit sur tous les autres biens.' },
      guarantee: { text: 'Souvent, sous une forme ou une autre' },
      use: {
        text: 'Besoins urgents qui rapportent vite',
        note: `Boundless : ${figures.mcaLimit}.`,
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
        figure: capitalize(examples.ablYear),
        text: 'Notre exemple, aux taux inventés; nous n’avons pas de chiffre du marché',
        note: `Un taux variable et des frais de surveillance, comme notre article les calcule. Cela dépend de la nature et de la qualité de vos actifs. ${pilotCeiling} ${marc}`,
        rank: 6,
        sources: ['example-abl', ...pilotSources, 'sba-marc'],
      },
      speed: {
        text: 'Nous n’avons pas de chiffre',
        note: 'Lent la première fois : les actifs sont examinés avant le premier tirage. Demandez combien de jours cela prend.',
        rank: 9,
      },
      eligibility: {
        text: `Boundless : prêts à partir de ${figures.ablMinimum}`,
        note: `Il vous faut environ ${figures.ablCollateral} de garanties, parce que leur surveillance coûte cher. ${pilotHistory}`,
        sources: ['boundless', 'sba-working-capital-history'],
      },
      security: {
        text: 'Comptes clients, stocks, équipement',
        note: 'Chacun compte en partie, et la limite suit leur valeur.',
        sources: ['occ-abl'],
      },
      guarantee: { text: 'Selon les propriétaires et les actifs' },
      use: { text: 'Entreprises qui ont beaucoup de stocks ou de factures' },
      early: { text: 'Réduit les intérêts', note: 'Fermer la marge plus tôt peut entraîner des frais.' },
    },
  },
  {
    id: 'term-loans',
    title: 'Prêt à terme',
    subtitle: 'Un montant, un calendrier',
    href: '/financial-products#term-loans',
    cells: {
      cost: {
        figure: bankLoans,
        text: 'Notre estimation pour les banques des villes américaines',
        note: `${bankRatesAge} Canada : nous n’avons pas de chiffre à jour; ${surveys.canadaTermRate.text} en moyenne en 2022. Les prêteurs autres que les banques demandent plus cher. Cela dépend du crédit, de l’historique et des garanties.`,
        rank: 1,
        sources: ['kansas-city-fed', 'fed-prime', 'credit-conditions'],
      },
      speed: {
        text: `Boundless : décision d’habitude en ${figures.decisionTime}`,
        note: 'Les prêts plus importants et les prêts garantis demandent plus de temps.',
        rank: 6,
        sources: ['boundless'],
      },
      eligibility: { text: 'Selon l’ancienneté et les flux de trésorerie' },
      security: {
        text: 'Des biens de l’entreprise, ou rien',
        note: `Au Canada, ${surveys.canadaTermCollateral.text} des prêts à long terme étaient garantis en 2022. Un prêt sans garantie coûte plus cher.`,
        sources: ['credit-conditions'],
      },
      guarantee: { text: 'Habituel si le propriétaire dirige l’entreprise' },
      use: {
        text: 'Un achat qui sert longtemps',
        note: `Boundless : durées de ${figures.termLoanYears}.`,
        sources: ['boundless'],
      },
      early: { text: 'Réduit les intérêts', note: 'Certains prêteurs demandent des frais : informez-vous.' },
    },
  },
  {
    id: 'po-financing',
    title: 'Financement de bons de commande',
    subtitle: 'Un bailleur de fonds paie votre fournisseur',
    href: '/financial-products#po-financing',
    cells: {
      cost: {
        figure: examples.poYear,
        text: 'Notre exemple, aux frais inventés; nous n’avons pas de chiffre du marché',
        note: `Des frais de ${examples.poFee} du montant par 30 jours. Cela dépend de la commande, du fournisseur et du délai de livraison. ${pilotCeiling}`,
        rank: 9,
        sources: ['example-po', ...pilotSources],
      },
      speed: {
        text: 'Quelques jours à quelques semaines',
        note: 'La commande, l’acheteur et le fournisseur sont vérifiés.',
        rank: 5,
      },
      eligibility: {
        text: 'Une commande ferme d’un acheteur qui paie fidèlement',
        note: 'Votre propre ancienneté compte moins.',
      },
      security: { text: 'La commande et ce que l’acheteur paie pour elle' },
      guarantee: {
        text: 'Souvent un engagement limité : demandez',
        note: 'Le propriétaire répond alors de la fraude et des faux documents, non du client qui ne paie pas.',
      },
      use: {
        text: 'Commandes trop grosses pour être payées à même vos fonds',
        note: `Boundless : commandes ${figures.poOrderSize}, durée moyenne de ${figures.poTerms}.`,
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
        figure: examples.inventoryYear,
        text: 'Notre exemple, aux taux inventés; nous n’avons pas de chiffre du marché',
        note: `Des marchandises qui se vendent en ${examples.inventoryDays}, ${examples.inventoryRate} d’intérêts par an et une évaluation à ${examples.inventoryAppraisal} du prêt. Cela dépend de la vitesse à laquelle les marchandises se vendent. ${pilotCeiling}`,
        rank: 8,
        sources: ['example-inventory', ...pilotSources],
      },
      speed: {
        text: 'Nous n’avons pas de chiffre',
        note: 'Les stocks sont d’abord évalués. Demandez combien de jours séparent le dossier complet de l’argent.',
        rank: 7,
      },
      eligibility: {
        text: 'Un historique de vente de ces marchandises',
        note: pilotHistory,
        sources: ['sba-working-capital-history'],
      },
      security: { text: 'Les stocks eux-mêmes' },
      guarantee: { text: 'Selon la facilité à vendre les stocks' },
      use: { text: 'Acheter avant une saison' },
      early: { text: 'Réduit les intérêts' },
    },
  },
  {
    id: 'supply-chain-financing',
    title: 'Financement de la chaîne logistique',
    subtitle: 'Les fournisseurs sont payés plus tôt',
    href: '/financial-products#supply-chain-financing',
    cells: {
      cost: {
        text: 'Nous n’avons pas de chiffre : un taux qui suit le crédit de l’acheteur',
        note: 'Payé par le fournisseur ou l’acheteur, selon l’entente. Demandez le taux annuel.',
        rank: 4,
      },
      speed: {
        text: 'Nous n’avons pas de chiffre',
        note: 'Lent à mettre en place, puis rapide. Chaque fournisseur s’inscrit une fois : demandez combien de jours cela prend.',
        rank: 8,
      },
      eligibility: { text: 'Un acheteur au bon crédit et des fournisseurs réguliers' },
      security: { text: 'La promesse de payer de l’acheteur' },
      guarantee: { text: 'Inhabituel' },
      use: { text: 'Fournisseurs réguliers, commandes plus grosses' },
      early: { text: 'Rien à gagner', note: 'Vous payez à l’échéance, ou plus tard contre des frais.' },
    },
  },
];
