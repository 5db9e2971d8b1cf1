import type { FitAnswers } from '../../../schemas/pages/which-fits.js';

const projects = ['stock', 'order', 'equipment', 'growth', 'buy'];
const inQuebec = { countries: ['ca'], regions: ['CA-QC'], needsRegion: true, isProgram: true } satisfies Partial<
  FitAnswers['others'][number]
>;

/** Lenders of Quebec that are named only to a business there. */
export const quebecWays: FitAnswers['others'] = [
  {
    title: 'Les fonds locaux de votre MRC',
    description:
      'Pour les entreprises du Québec hors de Montréal. Votre municipalité régionale de comté (MRC), ou la ville qui en tient lieu, prête par un Fonds local d’investissement (FLI) et souvent par un Fonds local de solidarité (FLS). Chacune fixe sa limite et son taux : demandez à la vôtre.',
    href: 'https://fondslocaux.fondsftq.com/',
    needs: projects,
    ...inQuebec,
    to: 250_000,
  },
  {
    title: 'PME MTL',
    description:
      'Pour les entreprises de Montréal. Le réseau de la Ville prête aux entreprises qui démarrent ou qui grandissent, et les conseille.',
    conditions: ['Vous devez être citoyen ou résident permanent du Canada.'],
    href: 'https://pmemtl.com/',
    needs: projects,
    ...inQuebec,
    to: 300_000,
  },
  {
    title: 'MicroEntreprendre',
    description:
      'De petits prêts et un accompagnement de proximité pour les propriétaires que les banques refusent, par des organismes sans but lucratif de toutes les régions du Québec.',
    href: 'https://microentreprendre.ca/',
    needs: ['stock', 'order', 'equipment', 'growth'],
    ...inQuebec,
    to: 20_000,
    inPart: 'Pour un plus petit montant :',
  },
  {
    title: 'Evol',
    description:
      'Des prêts et un accompagnement pour les entreprises du Québec qui appartiennent pour au moins le quart à des femmes, à des personnes immigrantes, autochtones, handicapées ou racisées, ou à des personnes LGBTQ+, et qui adoptent des pratiques durables.',
    href: 'https://evol.ca/',
    needs: projects,
    ...inQuebec,
    from: 20_000,
    to: 450_000,
  },
  {
    title: 'Fonds régionaux de solidarité FTQ',
    description:
      'Des prêts et du capital-actions, habituellement sans garantie ni cautionnement, pour les entreprises du Québec qui grandissent ou changent de mains. Desjardins Capital finance aussi des transferts.',
    href: 'https://www.fondsftq.com/',
    needs: ['growth', 'buy'],
    ...inQuebec,
    isProgram: false,
    from: 100_000,
  },
  {
    title: 'Centre de transfert d’entreprise du Québec (CTEQ)',
    description:
      'Pour qui achète ou vend une entreprise du Québec : des conseillers dans toutes les régions, une liste d’entreprises à vendre et une aide pour les honoraires d’experts.',
    href: 'https://ctequebec.com/',
    needs: ['buy'],
    isAdvice: true,
    ...inQuebec,
    isProgram: false,
  },
  {
    title: 'La Financière agricole du Québec',
    description:
      'Pour les fermes du Québec. Cet organisme public garantit un prêt de la banque ou de la caisse de votre choix.',
    href: 'https://www.fadq.qc.ca/',
    needs: projects,
    ...inQuebec,
  },
];
