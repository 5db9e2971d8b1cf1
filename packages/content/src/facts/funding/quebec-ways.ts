import type { FitAnswers } from '../../schemas/pages/which-fits.js';

const projects = ['stock', 'order', 'equipment', 'growth', 'buy'];
const inQuebec = { countries: ['ca'], regions: ['CA-QC'], needsRegion: true, isProgram: true } satisfies Partial<
  FitAnswers['others'][number]
>;

/** Lenders of Quebec that are named only to a business there. Their limits are not shown: they are of the day in the comment. */
export const quebecWays: FitAnswers['others'] = [
  {
    title: 'The local funds of your MRC',
    description:
      'For businesses in Quebec outside Montréal. Your MRC, or the city that acts as one, lends from a local investment fund (FLI) and often from a local solidarity fund (FLS). Each sets its own limit and rate, so ask yours.',
    href: 'https://fondslocaux.fondsftq.com/',
    needs: projects,
    ...inQuebec,
    // One MRC's limit for both funds, October 2023: https://ici.radio-canada.ca/nouvelle/2017120/fonds-solidarite-abitibi-ouest-entreprises
    to: 250_000,
  },
  {
    title: 'PME MTL',
    description: "For businesses in Montréal. The city's network lends to new and growing ones, and advises them.",
    conditions: ['You must be a citizen or permanent resident of Canada.'],
    href: 'https://pmemtl.com/en',
    needs: projects,
    ...inQuebec,
    // https://pmemtl.com/en/centre-est/services/financing/loans-and-subsidies/fonds-pme-mtl-and-fonds-locaux-de-solidarite-montreal
    to: 300_000,
  },
  {
    title: 'MicroEntreprendre',
    description:
      'Small loans and close guidance for owners whom banks turn down, from nonprofit lenders in every region of Quebec.',
    href: 'https://microentreprendre.ca/',
    needs: ['stock', 'order', 'equipment', 'growth'],
    ...inQuebec,
    // November 2021: https://lenord-cotier.com/2021/11/30/le-microcredit-se-democratise-avec-microentreprendre-cote-nord/
    to: 20_000,
    inPart: 'For a smaller amount:',
  },
  {
    title: 'Evol',
    description:
      'Loans and guidance for businesses in Quebec of which at least a quarter belongs to women, immigrants, Indigenous people, people with disabilities, racialized people or LGBTQ+ people, and that take up sustainable practices.',
    href: 'https://evol.ca/',
    needs: projects,
    ...inQuebec,
    // September 2021: https://www.lapresse.ca/affaires/2021-09-15/entrepreneuriat/femmessor-devient-evol-et-elargit-sa-mission.php
    from: 20_000,
    to: 450_000,
  },
  {
    title: 'The regional solidarity funds of the FTQ',
    description:
      'Loans and equity, usually without collateral or a personal guarantee, for businesses in Quebec that grow or change hands. Desjardins Capital also finances transfers.',
    href: 'https://www.fondsftq.com/',
    needs: ['growth', 'buy'],
    ...inQuebec,
    isProgram: false,
    // https://www.journaldequebec.com/2019/06/17/des-investissements-de-1206millions, https://mongps.ca/?p=6511
    from: 100_000,
  },
  {
    title: 'Centre de transfert d’entreprise du Québec',
    description:
      'For the buyer or the seller of a business in Quebec: advisers in every region, a list of businesses for sale, and help with the fees of experts.',
    href: 'https://ctequebec.com/',
    needs: ['buy'],
    isAdvice: true,
    ...inQuebec,
    isProgram: false,
    // https://ctequebec.com/acces-experts/
  },
  {
    title: 'La Financière agricole du Québec',
    description: 'For farms in Quebec. This public agency guarantees a loan from the bank or caisse that you choose.',
    href: 'https://www.fadq.qc.ca/',
    needs: projects,
    ...inQuebec,
  },
];
