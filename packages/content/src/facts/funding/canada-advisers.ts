import type { FitAnswers } from '../../schemas/pages/which-fits.js';
import { atlantic } from './provinces.js';
import { regions } from './regions.js';

const needs = ['stock', 'order', 'equipment', 'late', 'gap', 'growth', 'buy', 'debt', 'refinance'];

/** Provinces and territories without a text of their own. */
const otherProvinces = Object.keys(regions).filter(
  (id) => id.startsWith('CA-') && !['CA-ON', 'CA-QC', ...atlantic].includes(id),
);

/** Free advisers. Ontario and Quebec are named only to a business there. */
export const canadaAdvisers: FitAnswers['others'] = [
  {
    title: 'A free adviser near you',
    description:
      'Outside the big cities a Community Futures office, called a CBDC in Atlantic Canada, advises you free of charge. Elsewhere ask your city and your province which of their services are free. They go through your plan and your offer with you.',
    href: 'https://communityfuturescanada.ca/',
    needs,
    isAdvice: true,
    countries: ['ca'],
    regions: otherProvinces,
  },
  {
    title: 'A free adviser in Atlantic Canada',
    description:
      'A CBDC (Community Business Development Corporation) advises you free of charge, mainly outside the largest cities: ask whether the nearest one covers your address. Elsewhere ask your city and your province.',
    href: 'https://businessatlantic.ca/en/about-cbdc',
    needs,
    isAdvice: true,
    countries: ['ca'],
    regions: atlantic,
    needsRegion: true,
  },
  {
    title: 'A free adviser in Ontario',
    description:
      'In Ontario a Small Business Enterprise Centre advises you, and outside the big cities a Community Futures office, free of charge. They go through your plan and your offer with you.',
    href: 'https://www.ontario.ca/page/small-business-enterprise-centre-locations',
    needs,
    isAdvice: true,
    countries: ['ca'],
    regions: ['CA-ON'],
    needsRegion: true,
  },
  {
    title: 'A free adviser in Quebec',
    description:
      'In Quebec the local Community Futures office, called an SADC or a CAE, advises you free of charge outside the big cities, and lends. Elsewhere ask your MRC (regional county municipality) or city. They go through your plan and your offer with you.',
    href: 'https://www.sadc-cae.ca/',
    needs,
    isAdvice: true,
    countries: ['ca'],
    regions: ['CA-QC'],
    needsRegion: true,
  },
];
