import type { CompareOthers } from '../../schemas/pages/compare.js';
import { revenueBasedWhere } from '../facts/broker-rules.js';
import { sbaFacts } from '../facts/sba.js';
import { inUsd } from '../site/format.js';

/** Types that the table leaves out. Apart from it, because it is loaded after it. */
export const compareOthers: CompareOthers = {
  title: 'Hors de ce tableau',
  list: [
    {
      title: 'Carte de crédit d’entreprise',
      description:
        'Sans intérêts sur les achats si vous payez tout le solde avant la fin du délai de grâce; chère dans le cas contraire. Le propriétaire s’en porte généralement caution.',
      href: '/blog/basic-business-banking-products',
    },
    {
      title: 'Microprêt de la SBA',
      description: `États-Unis : jusqu’à ${inUsd(sbaFacts.sbaMicroloanLimit.text)} d’un prêteur sans but lucratif; vous payez ${sbaFacts.sbaMicroloanRates.text} par an. Nous n’en proposons pas.`,
      href: sbaFacts.sbaMicroloanLimit.source.href,
    },
    {
      title: 'Financement fondé sur les revenus',
      description: `Vous versez une part de vos ventes jusqu’à un total fixe. Calculez son coût annuel comme celui d’une avance. ${revenueBasedWhere}`,
      href: '/glossary#revenue-based-financing',
    },
  ],
};
