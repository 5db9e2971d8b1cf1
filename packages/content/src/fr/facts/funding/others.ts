import { capitalize } from '../../../claims/capitalize.js';
import type { FundingKind } from '../../../schemas/pages/compare.js';
import { figures } from '../../claims/values.js';
import { printedDay } from '../../site/format.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLines, bankLoans, bankRatesAge } from './bank-rates.js';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Kinds of funding that are not products of the network but are described in articles. */
export const otherFunding: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'line-of-credit',
    title: 'Marge de crédit',
    subtitle: 'Empruntez et remboursez à votre gré',
    href: '/blog/business-lines-of-credit',
    cells: {
      cost: {
        figure: bankLines,
        text: 'Notre estimation pour les banques des villes américaines, sur ce que vous tirez; les autres prêteurs demandent plus cher',
        note: `${bankRatesAge} Canada : nous n’avons pas de chiffre à jour; ${surveys.canadaShortTermRate.text} en moyenne en 2022. Limite pour une marge du PFPEC : le taux préférentiel plus ${csbfp.csbfpLineMargin.text}, soit ${prime.csbfpLineCeiling.text} le ${printedDay(prime.csbfpLineCeiling.source.asOf)}.`,
        rank: 3,
        sources: ['kansas-city-fed', 'fed-prime', 'credit-conditions', 'csbfp', 'canada-prime'],
      },
      speed: {
        text: 'Nous n’avons pas de chiffre pour la première fois',
        note: 'Demandez combien de jours séparent le dossier complet de l’argent. Une fois la marge ouverte, vous tirez quand il le faut.',
        rank: 3,
      },
      eligibility: { text: 'Selon les relevés bancaires et le crédit' },
      security: {
        text: 'Rien, ou des biens de l’entreprise',
        note: `Une marge plus grosse demande d’habitude des garanties. Au Canada, ${surveys.canadaShortTermCollateral.text} des prêts à court terme étaient garantis en 2022.`,
        sources: ['credit-conditions'],
      },
      guarantee: { text: 'Habituel si le propriétaire dirige l’entreprise' },
      use: { text: 'L’attente entre payer et être payé' },
      early: { text: 'Réduit les intérêts', note: 'Vous remboursez dès que vous avez l’argent.' },
    },
  },
  {
    id: 'government-backed-loan',
    title: 'Prêt du PFPEC ou prêt 7(a) de la SBA',
    subtitle: 'Le gouvernement partage le risque',
    href: '/blog/what-is-an-sba-loan',
    cells: {
      cost: {
        figure: `De ${prime.sbaCeiling.text} à ${prime.sbaCeilingSmallest.text} au plus`,
        text: 'États-Unis : la limite de la SBA pour les taux variables, selon la taille du prêt',
        note: `Canada : au plus ${prime.csbfpCeiling.text} à taux variable (le taux préférentiel plus ${csbfp.csbfpMargin.text}), ou le taux hypothécaire de votre prêteur plus ${csbfp.csbfpFixedMargin.text} à taux fixe, et ${csbfp.csbfpFee.text} de droits d’enregistrement. États-Unis : la limite à taux variable est le taux préférentiel plus ${sbaFacts.sbaMargin.text} au-delà de ${sbaFacts.sbaMarginFrom.text}, et plus ${sbaFacts.sbaMarginSmallest.text} jusqu’à ${sbaFacts.sbaMarginSmallestTo.text}, le ${printedDay(prime.sbaCeiling.source.asOf)}. À taux fixe, la limite est de ${prime.sbaFixedCeiling.text} à ${prime.sbaFixedCeilingSmallest.text}. Aux États-Unis, des frais initiaux s’y ajoutent : pour l’exercice 2026, de ${sbaFacts.sbaFeeSmall.text} à ${sbaFacts.sbaFeeAboveMillion.text} de la partie garantie. Prêts bancaires américains sans garantie gouvernementale, selon notre estimation : ${lowerFirst(bankLoans)}.`,
        rank: 5,
        sources: [
          'sba-terms',
          'sba-fixed-rates',
          'sba-fees',
          'fed-prime',
          'kansas-city-fed',
          'csbfp',
          'csbfp-fixed-rate',
          'canada-prime',
        ],
      },
      speed: {
        text: `Boundless : ${figures.sbaTime} pour un prêt de la SBA`,
        note: `La SBA elle-même prend ${sbaFacts.sbaDecision.text} pour un prêt standard.`,
        rank: 10,
        sources: ['boundless', 'sba-types'],
      },
      eligibility: {
        text: 'Aucun revenu minimal dans les deux programmes',
        note: `États-Unis : chaque propriétaire doit être un citoyen ou un national des États-Unis et y habiter (depuis le ${sbaFacts.sbaCitizensSince.text}), et ne pas trouver de crédit ailleurs à des conditions raisonnables. Canada : les entreprises dont les revenus ne dépassent pas ${csbfp.csbfpRevenue.text} par an.`,
        sources: ['sba-terms', 'sba-owners', 'csbfp-act'],
      },
      security: { text: 'Ce que le prêt sert à payer, si cela peut être donné en garantie' },
      guarantee: {
        text: `SBA : chaque propriétaire de ${sbaFacts.sbaGuarantorShare.text} ou plus`,
        note: 'PFPEC : le prêteur décide, selon les règles du programme.',
        sources: ['sba-guarantee'],
      },
      use: {
        text: 'Immeubles, machines, achat d’une entreprise',
        note: `PFPEC : jusqu’à ${csbfp.csbfpLimit.text}. SBA : jusqu’à ${sbaFacts.sbaLimit.text} américains. Depuis le ${sbaFacts.sbaNoAdvancesSince.text}, un prêt 7(a) ne peut pas rembourser une avance de fonds ni des sommes dues à une société d’affacturage.`,
        sources: ['sba-terms', 'csbfp', 'sba-refinancing'],
      },
      early: {
        text: `SBA : sans frais pour une durée de moins de ${sbaFacts.sbaPrepaymentFrom.text}`,
        note: `Pour une durée plus longue, ${sbaFacts.sbaPrepayment.text} dans les trois premières années, et seulement pour de gros remboursements anticipés. PFPEC : demandez au prêteur.`,
        sources: ['sba-prepayment'],
      },
    },
  },
  {
    id: 'invoice-factoring',
    title: 'Affacturage',
    subtitle: 'Vendez vos factures, soyez payé tout de suite',
    href: '/blog/what-is-invoice-factoring',
    cells: {
      cost: {
        figure: capitalize(surveys.factoringYear.text),
        text: 'Fourchette selon notre calcul',
        note: `Frais d’affacturage ${surveys.factoringFee.text} d’une facture, si vous en touchez 85 % tout de suite et que votre client paie après 30 jours. Le prix dépend de vos clients et du temps qu’ils mettent à payer.`,
        rank: 7,
        sources: ['factoring-rates'],
      },
      speed: {
        text: 'Nous n’avons pas de chiffre',
        note: 'Rapide une fois vos clients vérifiés : demandez combien de jours il faut jusqu’au premier versement.',
        rank: 2,
      },
      eligibility: { text: 'Le crédit de vos clients compte plus que le vôtre' },
      security: { text: 'Les factures' },
      guarantee: { text: 'Selon le recours', note: 'Avec recours, vous payez si vos clients ne paient pas.' },
      use: { text: 'Entreprises clientes qui paient en retard' },
      early: { text: 'Réduit les frais', note: 'Quand les clients paient plus tôt.' },
    },
  },
  {
    id: 'equipment-financing',
    title: 'Financement d’équipement',
    subtitle: 'La machine sert de garantie',
    href: '/blog/equipment-financing-guide',
    cells: {
      cost: {
        figure: bankLoans,
        text: 'Notre estimation pour tous les prêts à terme des banques des villes américaines; pas de chiffre distinct pour l’équipement',
        note: `${bankRatesAge} Les prêteurs autres que les banques demandent plus cher. Cela dépend de la façon dont la machine garde sa valeur. Limites des programmes publics à taux variable le ${printedDay(prime.csbfpCeiling.source.asOf)} : PFPEC, ${prime.csbfpCeiling.text}, et ${csbfp.csbfpFee.text} de droits d’enregistrement; SBA, ${prime.sbaCeiling.text} au-delà de ${sbaFacts.sbaMarginFrom.text}.`,
        rank: 2,
        sources: ['kansas-city-fed', 'csbfp', 'canada-prime', 'sba-terms', 'fed-prime'],
      },
      speed: {
        text: 'Nous n’avons pas de chiffre',
        note: 'Les machines standards vont plus vite. Demandez combien de jours séparent le dossier complet de l’argent.',
        rank: 4,
      },
      eligibility: {
        text: 'Selon le crédit et la mise de fonds',
        note: `Les jeunes entreprises peuvent être admissibles. PFPEC : seulement les entreprises dont les revenus ne dépassent pas ${csbfp.csbfpRevenue.text} par an.`,
        sources: ['csbfp-act'],
      },
      security: { text: 'La machine elle-même' },
      guarantee: { text: 'Habituel pour les jeunes entreprises' },
      use: { text: 'Machines, véhicules, ordinateurs' },
      early: {
        text: 'Selon que c’est un prêt ou un crédit-bail',
        note: 'Mettre fin plus tôt à un crédit-bail réduit rarement le coût.',
      },
    },
  },
];
