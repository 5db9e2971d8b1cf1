import type { conditions as english } from '../../../facts/funding/conditions.js';
import { csbfp } from '../csbfp.js';
import { sbaFacts } from '../sba.js';
import { warnings } from './warnings.js';

const askAboutDebt =
  'Demandez au bailleur de fonds combien il veut aujourd’hui pour solde, et à chaque prêteur si son prêt peut rembourser cette somme.';
const repayingDebt = [{ text: askAboutDebt, needs: ['debt'] }];
const firmOrder = [
  { text: 'Cela ne fonctionne que si vous avez déjà une commande ferme. Sinon, regardez les autres options.' },
];

/** What to know before applying for a kind of funding, besides its cost and who signs. */
export const conditions: typeof english = {
  'po-financing': { us: firmOrder, ca: firmOrder },
  'government-backed-loan': {
    us: [
      {
        text: `Une entreprise d’au plus un an investit elle-même au moins ${sbaFacts.sbaEquity.text} du coût du projet.`,
        stages: ['new'],
        needs: ['stock', 'equipment', 'gap', 'growth'],
      },
      {
        text: `Pour acheter une entreprise entière, vous investissez vous-même au moins ${sbaFacts.sbaEquity.text} du coût.`,
        needs: ['buy'],
      },
    ],
    ca: [
      {
        text: 'Il paie les actifs d’une entreprise, pas ses actions. Si vous achetez une entreprise entière, un évaluateur indépendant doit d’abord en établir la valeur.',
        needs: ['buy'],
      },
      {
        text: `Le programme accepte toute forme d’entreprise dont les revenus ne dépassent pas ${csbfp.csbfpRevenue.text} par an. Par notre entremise, seules les sociétés par actions peuvent faire une demande : une entreprise individuelle s’adresse à une banque ou à une caisse. Les fermes ont leur propre programme.`,
      },
      {
        text: 'Pour acheter un terrain ou un immeuble, adressez-vous à un prêteur ou à un courtier hypothécaire titulaire d’un permis : nous ne servons pas d’intermédiaire pour cela.',
      },
    ],
  },
  'term-loans': {
    us: [...repayingDebt, { text: warnings.advanceAndSba, needs: ['debt'] }],
    ca: repayingDebt,
  },
};
