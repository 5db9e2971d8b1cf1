import { capitalize, lowerFirst } from '../../../claims/capitalize.js';
import type { FundingKind } from '../../../schemas/pages/compare.js';
import { figures } from '../../claims/values.js';
import { inUsd, printedDay, withoutPercent } from '../../site/format.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLines, bankLinesAge, bankLoans } from './bank-rates.js';

/** The edition of the SBA's rules for lenders that the cells follow. */
const sbaRules = `Règles du ${printedDay(sbaFacts.sbaNoAdvancesSince.source.asOf)}; une nouvelle édition s’applique depuis le ${sbaFacts.sbaSopNextSince.text}. Renseignez-vous auprès du prêteur.`;

/** Kinds of funding that are not products of the network but are described in articles. */
export const otherFunding: readonly Omit<FundingKind, 'needs'>[] = [
  {
    id: 'line-of-credit',
    title: 'Marge de crédit',
    subtitle: 'Empruntez et remboursez à votre gré',
    href: '/blog/business-lines-of-credit',
    cells: {
      cost: {
        figure: `${surveys.canadaShortTermRate.text} au Canada en 2022`,
        text: `Moyenne des prêts à court terme, sur ce que vous tirez. Selon notre estimation au ${printedDay(prime.primeCanada.source.asOf)} : environ ${prime.canadaDebtToday.text}, toutes dettes confondues`,
        other: `États-Unis : ${lowerFirst(bankLines)}`,
        note: `Notre estimation pour une marge à taux variable dans les banques des milieux urbains (taux préférentiel de ${prime.primeUs.text} majoré de ${surveys.usLineMargin.text}). Un site donne ${surveys.linesElsewhere.text} pour les marges aux États-Unis, frais compris (Fundera, mars 2025).`,
        details: `Canada : la limite pour une marge du PFPEC est le taux préférentiel majoré de ${csbfp.csbfpLineMargin.text}, soit ${prime.csbfpLineCeiling.text} le ${printedDay(prime.csbfpLineCeiling.source.asOf)}, plus des frais d’enregistrement de ${csbfp.csbfpFee.text} de la limite. États-Unis : ${lowerFirst(bankLinesAge)}`,
        rank: 4,
        sources: [
          'kansas-city-lines',
          'fed-prime',
          'online-rates',
          'credit-conditions',
          'oecd-canada',
          'csbfp',
          'canada-prime',
        ],
      },
      speed: {
        text: 'À notre avis : quelques jours en ligne, quelques semaines à la banque',
        note: 'Une fois la marge ouverte, vous tirez quand il le faut.',
        rank: 3,
      },
      eligibility: {
        text: 'Banques : deux ans, des bénéfices, un cautionnement',
        note: 'Prêteurs en ligne : au moins six mois, de préférence un an.',
      },
      security: {
        text: 'Rien, ou des biens de l’entreprise',
        note: `Une marge plus élevée demande habituellement des garanties. Au Canada, ${surveys.canadaShortTermCollateral.text} des prêts à court terme étaient garantis en 2022.`,
        sources: ['credit-conditions'],
      },
      guarantee: { text: 'Généralement exigé si le propriétaire dirige l’entreprise' },
      use: { text: 'Le décalage entre vos paiements et vos encaissements' },
      early: { text: 'Réduit les intérêts', note: 'Vous remboursez dès que vous avez l’argent.' },
    },
  },
  {
    id: 'csbfp-loan',
    title: 'Prêt du PFPEC',
    subtitle: 'Programme de financement des petites entreprises du Canada',
    href: '/blog/what-is-an-sba-loan',
    cells: {
      cost: {
        figure: `Au plus ${prime.csbfpCeiling.text}`,
        text: 'Canada : la limite du programme pour les taux variables',
        note: `Plus des droits d’enregistrement uniques de ${csbfp.csbfpFee.text} du prêt.`,
        details: `Le taux préférentiel du prêteur majoré de ${csbfp.csbfpMargin.text}, le ${printedDay(prime.csbfpCeiling.source.asOf)}. Un taux fixe peut atteindre le taux hypothécaire résidentiel du prêteur majoré de ${csbfp.csbfpFixedMargin.text}. Nous ignorons ce que paient les emprunteurs.`,
        rank: 3,
        sources: ['csbfp', 'csbfp-fixed-rate', 'canada-prime', 'credit-conditions'],
      },
      speed: {
        text: 'Variable selon le prêteur',
        note: 'Il décide seul. Demandez combien de jours s’écoulent entre le dépôt du dossier complet et le déblocage des fonds.',
        rank: 9,
      },
      eligibility: {
        text: 'Entreprises du Canada, nouvelles ou non',
        note: `Leurs revenus ne dépassent pas ${csbfp.csbfpRevenue.text} par an. Les exploitations agricoles en sont exclues. Il n’est pas nécessaire d’avoir essuyé un refus ailleurs.`,
        details: `Loi à jour au ${printedDay(csbfp.csbfpRevenue.source.asOf)}.`,
        sources: ['csbfp-act'],
      },
      security: { text: 'Ce que le prêt sert à payer' },
      guarantee: {
        text: 'Le prêteur décide',
        note: 'Au plus le montant initial du prêt, pour toutes les cautions ensemble, plus les frais.',
      },
      use: {
        text: 'Immeubles, équipement, rénovations, un peu de fonds de roulement',
        note: `Jusqu’à ${csbfp.csbfpLimit.text} en tout. Nous ne sommes pas intermédiaires pour l’achat d’un immeuble.`,
        details: `${csbfp.csbfpTermLimit.text} en prêts à terme, dont ${csbfp.csbfpEquipmentLimit.text} pour autre chose qu’un immeuble, et une marge de ${csbfp.csbfpLineLimit.text}. Durée maximale : ${csbfp.csbfpYears.text}. Règles à jour au ${printedDay(csbfp.csbfpLimit.source.asOf)}.`,
        sources: ['csbfp'],
      },
      early: {
        text: 'À vérifier auprès du prêteur',
        note: 'Il peut exiger les mêmes frais que pour ses autres prêts.',
      },
    },
  },
  {
    id: 'government-backed-loan',
    title: 'Prêt 7(a) de la SBA',
    subtitle: 'Small Business Administration, États-Unis',
    href: '/blog/what-is-an-sba-loan',
    cells: {
      cost: {
        figure: `De ${withoutPercent(prime.sbaCeiling.text)} à ${prime.sbaCeilingSmallest.text} au plus`,
        text: 'États-Unis : la limite de la SBA pour les taux variables, selon le montant du prêt',
        note: 'Plus des frais initiaux, une seule fois : demandez ceux d’aujourd’hui.',
        details: `Le ${printedDay(prime.sbaCeiling.source.asOf)} : ${prime.sbaCeilingSmallest.text} jusqu’à ${inUsd(sbaFacts.sbaMarginSmallestTo.text)}, ${prime.sbaCeilingSmall.text} jusqu’à ${inUsd(sbaFacts.sbaMarginSmallTo.text)}, ${prime.sbaCeilingMiddle.text} jusqu’à ${inUsd(sbaFacts.sbaMarginFrom.text)} et ${prime.sbaCeiling.text} pour un prêt plus élevé. À taux fixe, la limite va de ${withoutPercent(prime.sbaFixedCeiling.text)} à ${prime.sbaFixedCeilingSmallest.text}. Frais initiaux : nous connaissons ceux de l’exercice 2026, fini le ${sbaFacts.sbaFeeManufacturersUntil.text}; demandez ceux du nouvel exercice. Nous ignorons ce que paient les emprunteurs.`,
        rank: 5,
        sources: ['sba-terms', 'sba-fixed-rates', 'sba-fees', 'sba-manufacturers', 'fed-prime', 'kansas-city-loans'],
      },
      speed: {
        text: `Boundless : ${figures.sbaTime}`,
        note: `La SBA elle-même prend ${sbaFacts.sbaDecision.text} pour un prêt ordinaire.`,
        details: `Page de la SBA à jour au ${printedDay(sbaFacts.sbaDecision.source.asOf)}.`,
        rank: 11,
        sources: ['boundless', 'sba-types'],
      },
      eligibility: {
        text: 'Aucun revenu minimal',
        note: `Chaque propriétaire doit être un citoyen ou un ressortissant des États-Unis et y habiter (depuis le ${sbaFacts.sbaCitizensSince.text}), et vous n’y avez droit que si vous ne trouvez pas de crédit ailleurs à des conditions raisonnables.`,
        sources: ['sba-terms', 'sba-owners'],
      },
      security: {
        text: 'Ce que le prêt sert à payer, si cela peut être donné en garantie',
        note: 'Pour un prêt plus élevé, aussi un immeuble, si les autres biens ne suffisent pas. Nous ne servons d’intermédiaire pour aucun prêt garanti par un immeuble.',
      },
      guarantee: {
        text: `Chaque propriétaire de ${sbaFacts.sbaGuarantorShare.text} ou plus`,
        note: 'Si personne n’en détient autant, au moins un propriétaire.',
        details: sbaRules,
        sources: ['sba-guarantee', 'sba-sop', 'sba-sop-next'],
      },
      use: {
        text: 'Immeubles, machines, achat d’une entreprise',
        note: `Jusqu’à ${inUsd(sbaFacts.sbaLimit.text)}, et autant depuis le ${sbaFacts.sbaBothSince.text} dans le programme 504. Depuis le ${sbaFacts.sbaNoAdvancesSince.text}, il ne peut rembourser ni une avance de fonds ni de l’affacturage.`,
        details: sbaRules,
        sources: ['sba-terms', 'sba-both-programs', 'sba-sop', 'sba-sop-next'],
      },
      early: {
        text: `Sans frais pour une durée de moins de ${sbaFacts.sbaPrepaymentFrom.text}`,
        note: `Pour une durée plus longue, ${sbaFacts.sbaPrepayment.text} dans les trois premières années, et seulement pour de gros remboursements anticipés.`,
        details: `Règles de la SBA à jour au ${printedDay(sbaFacts.sbaPrepayment.source.asOf)}.`,
        sources: ['sba-prepayment'],
      },
    },
  },
  {
    id: 'invoice-factoring',
    title: 'Affacturage',
    subtitle: 'Vendez vos factures, touchez l’argent tout de suite',
    href: '/blog/what-is-invoice-factoring',
    cells: {
      cost: {
        figure: `${capitalize(surveys.factoringYear.text)} environ`,
        text: 'Notre calcul : paiement après 30 jours, frais principaux seulement',
        note: 'Le prix dépend de vos clients et du temps qu’ils mettent à payer.',
        details: `Frais d’affacturage ${surveys.factoringFee.text} d’une facture, si vous en touchez 85 % tout de suite et que votre client paie après 30 jours. Ces frais viennent d’un seul site (${printedDay(surveys.factoringFee.source.asOf)}); nous n’avons trouvé aucune enquête. Fundera donnait ${surveys.invoicesElsewhere.text} par an en mars 2025.`,
        rank: 9,
        sources: ['factoring-rates', 'online-rates'],
      },
      speed: {
        text: 'À notre avis : une à deux semaines la première fois, puis un jour',
        note: 'Vos clients sont d’abord vérifiés. Demandez combien de jours il faut attendre la première avance.',
        rank: 6,
      },
      eligibility: {
        text: 'La solvabilité de vos clients compte plus que la vôtre',
        note: 'Pour des factures à des entreprises et à des gouvernements, non à des consommateurs. Bien des sociétés d’affacturage refusent les factures de construction établies par étapes.',
      },
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
        text: 'Aucune enquête propre à l’équipement',
        note: `Un site donne ${surveys.equipmentElsewhere.text} aux États-Unis (Fundera, mars 2025). Prêts à terme, comme à la première ligne : ${surveys.canadaTermRate.text} en moyenne au Canada en 2022, environ ${prime.canadaDebtToday.text} selon notre estimation; ${bankLoans} dans les banques américaines. Un prêteur spécialisé peut demander davantage.`,
        details: 'Les taux américains sont des médianes de juillet à septembre 2025.',
        rank: 2,
        sources: ['online-rates', 'kansas-city-loans', 'credit-conditions', 'oecd-canada', 'canada-prime'],
      },
      speed: {
        text: 'À notre avis : quelques jours pour une machine courante',
        note: 'Les autres demandent plus de temps. Demandez combien de jours s’écoulent entre le dépôt du dossier complet et le déblocage des fonds.',
        rank: 4,
      },
      eligibility: {
        text: 'Un an ou deux d’existence et un dossier de crédit acceptable',
        note: 'Nouvelles entreprises : avec une mise de fonds plus élevée.',
      },
      security: { text: 'La machine elle-même' },
      guarantee: { text: 'Généralement exigé des jeunes entreprises' },
      use: { text: 'Machines, véhicules, ordinateurs' },
      early: {
        text: 'Selon que c’est un prêt ou un crédit-bail',
        note: 'Mettre fin à un crédit-bail avant terme réduit rarement le coût.',
      },
    },
  },
];
