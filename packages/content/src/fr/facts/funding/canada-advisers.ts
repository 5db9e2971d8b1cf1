import { canadaAdvisers as english } from '../../../facts/funding/canada-advisers.js';
import type { FitAnswers } from '../../../schemas/pages/which-fits.js';

/** By the first of its regions: Ontario, Atlantic Canada, Quebec and, without a region, the others. */
const words: Readonly<Record<string, { title: string; description: string; href: string }>> = {
  'CA-ON': {
    title: 'Un conseiller gratuit en Ontario',
    description:
      'En Ontario, un centre d’encadrement des petits entrepreneurs (CEPE, page en anglais) vous conseille gratuitement, tout comme une société d’aide au développement des collectivités (SADC) hors des grandes villes. Un conseiller revoit votre plan et votre offre avec vous.',
    href: 'https://www.ontario.ca/page/small-business-enterprise-centre-locations',
  },
  'CA-NB': {
    title: 'Un conseiller gratuit dans l’Atlantique',
    description:
      'Une corporation au bénéfice du développement communautaire (CBDC) vous conseille gratuitement, surtout hors des grandes villes : demandez à la plus proche si elle dessert votre adresse. Sinon, adressez-vous à votre ville et à votre province.',
    href: 'https://businessatlantic.ca/en/about-cbdc',
  },
  'CA-QC': {
    title: 'Un conseiller gratuit au Québec',
    description:
      'Hors des grandes villes, une société d’aide au développement des collectivités (SADC) ou un centre d’aide aux entreprises (CAE) vous conseille gratuitement, et prête aussi. Sinon, adressez-vous à votre municipalité régionale de comté (MRC) ou à votre ville. Un conseiller revoit votre plan et votre offre avec vous.',
    href: 'https://www.sadc-cae.ca/',
  },
};
const elsewhere = {
  title: 'Un conseiller gratuit près de chez vous',
  description:
    'Hors des grandes villes, un membre du Réseau de développement des collectivités du Canada vous conseille gratuitement : une SADC ou un CAE au Québec, une CBDC dans les provinces de l’Atlantique, un bureau de Community Futures dans l’Ouest et le Nord. Sinon, demandez à votre ville et à votre province lesquels de leurs services sont gratuits. Un conseiller revoit votre plan et votre offre avec vous.',
  href: 'https://communityfuturescanada.ca/',
};

/** Free advisers. Ontario, Quebec and Atlantic Canada have a text of their own. */
export const canadaAdvisers: FitAnswers['others'] = english.map((way) => ({
  ...way,
  ...((way.needsRegion && words[way.regions?.[0] ?? '']) || elsewhere),
}));
