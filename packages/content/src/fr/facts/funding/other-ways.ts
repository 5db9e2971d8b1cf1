import { smallAmount } from '../../../facts/funding/limits.js';
import type { WhichFitsPage } from '../../../schemas/pages/which-fits.js';
import { sbaFacts } from '../sba.js';

const anyNeed = ['stock', 'equipment', 'late', 'gap', 'growth', 'buy'];

const microloanOwners = `Depuis un avis du ${sbaFacts.sbaMicroloanCitizensSince.text}, les propriétaires doivent être des citoyens ou des nationaux des États-Unis.`;

/** Ways to money that are not ours. */
export const otherWays: WhichFitsPage['others'] = [
  {
    title: 'Microprêt de la SBA',
    description: `Un prêt d’au plus ${sbaFacts.sbaMicroloanLimit.text} d’un prêteur sans but lucratif qui vous conseille aussi.`,
    href: sbaFacts.sbaMicroloanLimit.source.href,
    needs: ['stock', 'equipment', 'gap', 'growth'],
    countries: ['us'],
    to: sbaFacts.sbaMicroloanLimit.value ?? 0,
    inPart: 'Si cela suffit :',
    conditions: [microloanOwners],
    leads: {
      needs: ['stock', 'gap', 'growth'],
      stages: ['new', 'young'],
      upTo: smallAmount,
      reasons: [
        'Il est conçu pour les petits montants, que la plupart des banques et des bailleurs de fonds refusent.',
        'Une nouvelle entreprise peut en obtenir un. Le prêteur vous aide aussi à faire votre plan.',
        `Vous payez ${sbaFacts.sbaMicroloanRates.text} par an, beaucoup moins que pour une avance.`,
      ],
      apply: 'Nous ne proposons pas de microprêts. Faites votre demande à un prêteur de microprêts près de chez vous.',
      link: 'Trouver un prêteur de microprêts (en anglais)',
    },
  },
  {
    title: 'SBA Lender Match',
    description:
      'Décrivez votre entreprise une seule fois dans le site gratuit de la SBA, et des prêteurs qui font des prêts de la SBA communiquent avec vous.',
    conditions: ['Les propriétaires doivent être des citoyens ou des nationaux des États-Unis.'],
    href: 'https://www.sba.gov/funding-programs/loans/lender-match-connects-you-lenders',
    needs: ['stock', 'equipment', 'growth', 'buy'],
    countries: ['us'],
  },
  {
    title: 'Votre SBDC local',
    description:
      'Des conseillers gratuits, financés en partie par la SBA, revoient avec vous votre plan, vos états financiers et votre demande de prêt.',
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
    title: 'BDC',
    description:
      'La Banque de développement du Canada ne prête qu’aux entreprises, et leur donne souvent plus de temps qu’une banque pour rembourser.',
    href: 'https://www.bdc.ca/fr/financement',
    needs: ['equipment', 'growth', 'buy', 'stock'],
    countries: ['ca'],
  },
  {
    title: 'SADC, CAE et Community Futures',
    description:
      'Des prêteurs locaux sans but lucratif, hors des grandes villes; au Québec, ce sont les SADC et les CAE. Ils prêtent à des entreprises nouvelles ou établies qu’une banque a refusées. Chacun fixe sa limite et son taux : demandez au vôtre.',
    href: 'https://communityfuturescanada.ca/',
    needs: ['stock', 'equipment', 'gap', 'growth', 'buy'],
    countries: ['ca'],
    to: 300_000,
  },
  {
    title: 'Futurpreneur',
    description:
      'Des prêts sans garantie, et un mentor, pour les propriétaires de 18 à 39 ans qui lancent ou achètent une entreprise.',
    conditions: ['Vous devez être citoyen ou résident permanent du Canada.'],
    href: 'https://futurpreneur.ca/fr/',
    needs: ['stock', 'equipment', 'growth', 'buy'],
    stages: ['new'],
    countries: ['ca'],
    to: 60_000,
  },
  {
    title: 'Investissement Québec',
    description: 'Pour les entreprises du Québec. La société d’État vous prête, ou garantit un prêt de votre banque.',
    href: 'https://www.investquebec.com/quebec/fr/produits-financiers.html',
    needs: ['equipment', 'growth', 'buy'],
    countries: ['ca'],
    from: 50_000,
  },
  {
    title: 'Votre caisse ou coopérative de crédit',
    description: 'Elle connaît votre région et décide sur place. Demandez-lui avant de faire une demande plus loin.',
    href: '/blog/basic-business-banking-products',
    needs: anyNeed,
    countries: ['us', 'ca'],
  },
  {
    title: 'Un prêteur communautaire',
    description:
      'Les prêteurs voués au développement des collectivités (CDFI) prêtent là où les banques ne le font pas, et vous conseillent. Demandez si le vôtre dessert votre région et votre secteur.',
    href: 'https://www.cdfifund.gov/',
    needs: anyNeed,
    countries: ['us'],
  },
  {
    title: 'Attendre',
    description:
      'Quelques mois de relevés bancaires sans accroc vous aident plus qu’une autre demande aujourd’hui. Lisez ce que regardent les prêteurs.',
    href: '/blog/how-lenders-evaluate-your-business',
    needs: anyNeed,
    isAdvice: true,
    countries: ['us', 'ca'],
  },
];
