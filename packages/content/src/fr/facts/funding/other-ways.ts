import { smallAmount } from '../../../facts/funding/limits.js';
import { atlantic } from '../../../facts/funding/provinces.js';
import { regions } from '../../../facts/funding/regions.js';
import type { FitAnswers } from '../../../schemas/pages/which-fits.js';
import { printedDay } from '../../site/format.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { canadaAdvisers } from './canada-advisers.js';
import { debtLetters } from './debt-letter.js';
import { freeWays } from './free-ways.js';
import { gapWays } from './gap-ways.js';
import { quebecWays } from './quebec-ways.js';

const anyNeed = ['stock', 'order', 'equipment', 'late', 'gap', 'growth', 'buy', 'debt', 'refinance'];

const csbfpPage = '/blog/what-is-an-sba-loan';
const outsideQuebec = Object.keys(regions).filter((id) => id.startsWith('CA-') && id !== 'CA-QC');
const sbaOwners = 'Les propriétaires doivent être des citoyens ou des ressortissants des États-Unis et y habiter.';
const microloanRate = `Selon la SBA, le ${printedDay(sbaFacts.sbaMicroloanRates.source.asOf)}, le taux est habituellement ${sbaFacts.sbaMicroloanRates.text} par an.`;
const microloanOwners = `Selon un avis du ${sbaFacts.sbaMicroloanCitizensSince.text}, les propriétaires doivent être des citoyens ou des ressortissants des États-Unis et y habiter.`;

/** Ways to money that are not ours. */
export const otherWays: FitAnswers['others'] = [
  ...debtLetters,
  {
    title: 'Microprêt de la SBA',
    description: `Un prêt d’au plus ${sbaFacts.sbaMicroloanLimit.text} d’un prêteur sans but lucratif qui vous conseille aussi.`,
    href: sbaFacts.sbaMicroloanLimit.source.href,
    needs: ['stock', 'order', 'equipment', 'late', 'gap', 'growth'],
    countries: ['us'],
    isProgram: true,
    to: sbaFacts.sbaMicroloanLimit.value ?? 0,
    inPart: `Si ${sbaFacts.sbaMicroloanLimit.text} au plus suffisent :`,
    notYet: `Si ${sbaFacts.sbaMicroloanLimit.text} au plus suffisent, demandez d’abord un microprêt de la SBA (ci-dessous).`,
    named: 'un microprêt de la SBA, d’un prêteur sans but lucratif,',
    conditions: [microloanRate, microloanOwners],
    sources: ['sba-microloans', 'sba-microloan-owners'],
    leads: {
      needs: ['stock', 'order', 'gap', 'growth'],
      stages: ['new', 'young'],
      upTo: smallAmount,
      reasons: [
        'Il est conçu pour les petits montants, que la plupart des banques et des bailleurs de fonds refusent.',
        'Une nouvelle entreprise peut en obtenir un. Le prêteur vous aide aussi à faire votre plan.',
      ],
      apply:
        'Nous ne proposons pas de microprêts. Faites votre demande à un prêteur de microprêts près de chez vous, et demandez-lui combien de temps il faut : si l’argent doit arriver en quelques jours, ce peut être trop tard. Un microprêt ne peut pas rembourser d’anciennes dettes.',
      link: 'Trouver un prêteur de microprêts (en anglais)',
    },
  },
  ...gapWays,
  ...freeWays,
  {
    title: 'Prêt 504 de la SBA',
    description:
      'Pour des machines qui durent au moins dix ans et pour des immeubles, à taux fixe. Une Certified Development Company, sans but lucratif, prête une partie et une banque le reste : adressez-vous à elle.',
    conditions: [sbaOwners],
    href: 'https://www.sba.gov/funding-programs/loans/504-loans',
    needs: ['equipment'],
    countries: ['us'],
    isProgram: true,
    from: 1_000_000,
  },
  {
    title: 'SBA Lender Match',
    description:
      'Décrivez votre entreprise une seule fois dans le site gratuit de la SBA, et des prêteurs qui accordent des prêts de la SBA communiquent avec vous.',
    conditions: [sbaOwners],
    href: 'https://www.sba.gov/funding-programs/loans/lender-match-connects-you-lenders',
    needs: ['stock', 'order', 'equipment', 'late', 'growth', 'buy', 'refinance'],
    countries: ['us'],
    isProgram: true,
  },
  {
    title: 'Votre SBDC local',
    description:
      'Des conseillers gratuits d’un centre de développement des petites entreprises (SBDC), financé en partie par la Small Business Administration, revoient avec vous votre plan, vos états financiers et votre demande de prêt.',
    href: 'https://www.sba.gov/local-assistance/resource-partners/small-business-development-centers-sbdc',
    needs: anyNeed,
    isAdvice: true,
    countries: ['us'],
  },
  {
    title: 'SCORE',
    description: 'Un bénévole qui a dirigé une entreprise revoit gratuitement votre offre ou votre plan avec vous.',
    href: 'https://www.score.org/find-mentor',
    needs: anyNeed,
    isAdvice: true,
    countries: ['us'],
  },
  {
    title: 'Marge de crédit du PFPEC',
    description: `Une marge du Programme de financement des petites entreprises du Canada (PFPEC), d’au plus ${csbfp.csbfpLineLimit.text}, d’une banque ou d’une caisse, à un taux qui ne peut dépasser le taux préférentiel majoré de ${csbfp.csbfpLineMargin.text}, ou un prêt du PFPEC dont au plus ${csbfp.csbfpWorkingCapitalLimit.text} vont au fonds de roulement. Les nouvelles entreprises et les entreprises individuelles peuvent aussi faire une demande.`,
    href: csbfpPage,
    needs: ['stock', 'order', 'gap', 'late'],
    countries: ['ca'],
    isProgram: true,
    to: csbfp.csbfpLineLimit.value ?? 0,
    sources: ['csbfp', 'canada-prime'],
    inPart: `Si ${csbfp.csbfpLineLimit.text} au plus suffisent :`,
    notYet: `Si ${csbfp.csbfpLineLimit.text} au plus suffisent, demandez d’abord une marge de crédit du PFPEC à votre banque ou à votre caisse (ci-dessous) : une nouvelle entreprise peut l’obtenir.`,
    named: 'une marge de crédit du PFPEC, de votre banque ou de votre caisse,',
    askFirst: {
      needs: ['order', 'late'],
      stages: ['new', 'young'],
      text: `Demandez d’abord à votre banque ou à votre caisse une marge de crédit du PFPEC : elle coûte au plus le taux préférentiel majoré de ${csbfp.csbfpLineMargin.text}, soit ${prime.csbfpLineCeiling.text} le ${printedDay(prime.csbfpLineCeiling.source.asOf)}. Ce qui est proposé ici vient ensuite.`,
      inPart: `Si ${csbfp.csbfpLineLimit.text} au plus suffisent,`,
      sources: ['csbfp', 'canada-prime'],
    },
    leads: {
      needs: ['stock', 'order', 'gap'],
      stages: ['new', 'young'],
      upTo: smallAmount,
      reasons: [
        'Le gouvernement du Canada couvre le gros de la perte si vous ne pouvez pas rembourser; une banque peut donc vous prêter sans long historique.',
        'Elle couvre les dépenses courantes, comme les marchandises et les salaires, et vous ne payez des intérêts que sur ce que vous tirez.',
        `Le ${printedDay(prime.csbfpLineCeiling.source.asOf)}, un taux variable pouvait être d’au plus ${prime.csbfpLineCeiling.text} par an sur ce que vous tirez, soit le taux préférentiel majoré de ${csbfp.csbfpLineMargin.text}. S’y ajoutent des frais d’enregistrement de ${csbfp.csbfpFee.text} de toute la limite, tirée ou non.`,
      ],
      apply:
        'Nous ne servons pas d’intermédiaire pour cette marge. Demandez à votre banque ou à votre caisse si elle accorde des marges de crédit du PFPEC : c’est elle qui décide, et elle n’est pas tenue d’offrir le programme.',
      link: 'En savoir plus sur le PFPEC',
    },
  },
  {
    title: 'Prêt du PFPEC pour un immeuble',
    description: `Si l’entreprise comprend un terrain ou un immeuble, un prêt du Programme de financement des petites entreprises du Canada (PFPEC) peut aller jusqu’à ${csbfp.csbfpTermLimit.text}. Adressez-vous à une banque, à une caisse ou à un courtier hypothécaire autorisé.`,
    href: csbfpPage,
    needs: ['buy'],
    countries: ['ca'],
    isProgram: true,
    from: 250_000,
    to: csbfp.csbfpTermLimit.value ?? 0,
    sources: ['csbfp'],
  },
  {
    title: 'BDC',
    description:
      'La Banque de développement du Canada ne prête qu’aux entreprises, et leur donne souvent plus de temps qu’une banque pour rembourser.',
    href: 'https://www.bdc.ca/fr/financement',
    needs: anyNeed,
    countries: ['ca'],
  },
  {
    title: 'Futurpreneur',
    description:
      'Des prêts sans garantie, et un mentor, pour les propriétaires de 18 à 39 ans qui lancent ou achètent une entreprise.',
    conditions: [
      'Vous devez être citoyen ou résident permanent du Canada, avec un plan d’affaires et moins de deux ans de ventes importantes. Le prêt ne peut pas rembourser d’anciennes dettes.',
    ],
    href: 'https://futurpreneur.ca/fr/admissibilite/',
    needs: ['stock', 'order', 'equipment', 'growth', 'buy'],
    stages: ['new', 'young'],
    isProgram: true,
    countries: ['ca'],
    to: 60_000,
    inPart: 'Pour un plus petit montant :',
  },
  {
    title: 'Investissement Québec',
    description:
      'Pour les entreprises du Québec seulement. La société d’État vous prête, ou garantit un prêt de votre banque. Elle laisse les petits projets à d’autres : demandez quel est son plus petit prêt.',
    href: 'https://www.investquebec.com/quebec/fr/produits-financiers.html',
    needs: ['equipment', 'growth', 'buy'],
    countries: ['ca'],
    regions: ['CA-QC'],
    isProgram: true,
    from: 25_000,
  },
  ...quebecWays,
  {
    title: 'Community Futures',
    regions: outsideQuebec.filter((id) => !atlantic.includes(id)),
    description:
      'Hors des grandes villes, les membres du Réseau de développement des collectivités du Canada sont des prêteurs locaux sans but lucratif : les SADC et les CAE au Québec, les SADC en Ontario, les CBDC dans les provinces de l’Atlantique, Community Futures dans l’Ouest et le Nord. Ils prêtent à des entreprises nouvelles ou établies qu’une banque a refusées. Chacun fixe sa limite et son taux : demandez au vôtre.',
    href: 'https://communityfuturescanada.ca/',
    needs: ['stock', 'order', 'equipment', 'gap', 'growth', 'buy', 'debt', 'refinance'],
    countries: ['ca'],
    to: 300_000,
  },
  {
    title: 'CBDC',
    regions: atlantic,
    needsRegion: true,
    description:
      'Un prêteur local sans but lucratif (corporation au bénéfice du développement communautaire), surtout hors des grandes villes. Il prête à des entreprises nouvelles ou établies qu’une banque a refusées. Demandez-lui s’il dessert votre adresse (page en anglais).',
    href: 'https://businessatlantic.ca/en/about-cbdc',
    needs: ['stock', 'order', 'equipment', 'gap', 'growth', 'buy', 'debt', 'refinance'],
    countries: ['ca'],
    to: 300_000,
  },
  {
    title: 'Financement agricole Canada',
    description:
      'Pour les fermes et pour les entreprises qui les approvisionnent ou transforment des aliments : des prêts d’un prêteur fédéral.',
    href: 'https://www.fcc-fac.ca/fr/financement',
    needs: ['stock', 'order', 'equipment', 'growth', 'buy'],
    countries: ['ca'],
  },
  ...canadaAdvisers,
  {
    title: 'Les articles gratuits de la BDC',
    description:
      'Des articles, des modèles et des outils sur la trésorerie, les plans et les prêts. Il n’est pas nécessaire d’être client.',
    href: 'https://www.bdc.ca/fr/articles-outils',
    needs: anyNeed,
    isAdvice: true,
    countries: ['ca'],
  },
  {
    title: 'Votre banque ou votre caisse',
    description: 'Elle voit déjà votre compte. Consultez-la avant de faire une demande ailleurs.',
    href: '/blog/basic-business-banking-products',
    needs: anyNeed,
    countries: ['ca'],
  },
  {
    title: 'Votre banque ou votre coopérative de crédit',
    description: 'Elle voit déjà votre compte. Consultez-la avant de faire une demande ailleurs.',
    href: '/blog/basic-business-banking-products',
    needs: anyNeed,
    countries: ['us'],
  },
  {
    title: 'Un prêteur communautaire',
    description:
      'Les prêteurs voués au développement des collectivités (CDFI) prêtent là où les banques ne le font pas, et vous conseillent. Demandez si le vôtre dessert votre région et votre secteur.',
    href: 'https://www.cdfifund.gov/',
    needs: anyNeed,
    countries: ['us'],
  },
];
