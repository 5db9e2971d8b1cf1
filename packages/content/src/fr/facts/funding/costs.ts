import { lowerFirst } from '../../../claims/capitalize.js';
import type { yearlyCosts as english } from '../../../facts/funding/costs.js';
import type { FundingFit } from '../../../schemas/pages/which-fits.js';
import { printedDay } from '../../site/format.js';
import { csbfp } from '../csbfp.js';
import { prime } from '../prime.js';
import { sbaFacts } from '../sba.js';
import { surveys } from '../surveys.js';
import { bankLines, bankLoans } from './bank-rates.js';
import { examples } from './examples.js';

const everywhere = (text: string): FundingFit['cost'] => ({ us: text, ca: text });
const inCanada = `**Coût :** environ ${prime.canadaDebtToday.text} par an en moyenne, selon notre estimation d’après le taux préférentiel du ${printedDay(prime.primeCanada.source.asOf)}. Attendez-vous à plus pour un petit montant, une jeune entreprise ou un secteur risqué : dans le cadre du Programme de financement des petites entreprises du Canada (PFPEC), une banque peut demander jusqu’à ${prime.csbfpCeiling.text} pour un prêt et ${prime.csbfpLineCeiling.text} pour une marge. Les prêteurs autres que les banques demandent bien plus, mais aucune enquête ne donne leurs taux, à notre connaissance.`;

const longTerm = 'La durée est longue : en tout, vous payez donc plus d’intérêts qu’avec un prêt plus court.';
const advance = `**Coût :** ${surveys.advanceYear.text} par an, selon notre calcul, ou plus si vous la remboursez en moins de 180 jours.`;
const factoring = `**Coût :** ${surveys.factoringYear.text} par an si vos clients paient après 30 jours, selon notre calcul. S’ils paient après 60 jours, le taux annuel baisse de moitié si les frais sont fixes, et reste le même s’ils reviennent à chaque tranche de 30 jours.`;
const primeDay = printedDay(prime.primeUs.source.asOf);
const termLoan = `**Coût :** dans une enquête de juillet à septembre 2025, le taux médian des nouveaux prêts à terme des banques américaines était de ${bankLoans} par an : la moitié coûtent plus cher. Prêteurs en ligne : ${surveys.onlineLoans.text} par an, frais compris (Fundera, mars 2025).`;
const machines = `**Coût :** à notre connaissance, aucune enquête ne porte sur l’équipement. Un site donne ${surveys.equipmentElsewhere.text} par an aux États-Unis (Fundera, mars 2025).`;

const order = `**Coût :** faute de chiffre du marché, voici notre exemple. Avec des frais supposés de ${examples.poFee} par 30 jours, c’est ${examples.poYear} par an.`;

/** The SBA's limit for floating rates, for the amounts of an answer. */
const sbaLimit = (most: string) =>
  `**Coût :** le ${printedDay(prime.sbaCeiling.source.asOf)}, un taux variable pouvait être d’au plus ${most}, plus des frais initiaux. Un prêteur peut demander moins : posez la question à deux prêteurs. ${longTerm}`;

/** What each kind of funding costs in a year, by country, from the same facts as the comparison. */
export const yearlyCosts: typeof english = {
  'invoice-factoring': everywhere(factoring),
  'equipment-financing': {
    us: `${machines} Prêts à terme des banques, de toute sorte : ${bankLoans}, médianes de juillet à septembre 2025.`,
    ca: `${machines} Toutes les dettes des petites entreprises au Canada : environ ${prime.canadaDebtToday.text} en moyenne, selon notre estimation. Un prêt du PFPEC : au plus ${prime.csbfpCeiling.text}, plus des frais de ${csbfp.csbfpFee.text}.`,
  },
  'inventory-financing': everywhere(
    `**Coût :** faute de chiffre du marché, voici notre exemple. À des taux supposés, c’est ${examples.inventoryYear} par an, évaluation comprise.`,
  ),
  'po-financing': everywhere(order),
  'line-of-credit': {
    us: `**Coût :** ${lowerFirst(bankLines)} par an dans les banques américaines, sur ce que vous empruntez, selon notre estimation, tirée d’une enquête de la fin de 2023 et du taux préférentiel du ${primeDay}. Les autres prêteurs demandent plus cher.`,
    ca: inCanada,
  },
  'government-backed-loan': {
    us: {
      small: sbaLimit(`${prime.sbaCeilingSmallest.text} par an`),
      medium: sbaLimit(
        `${prime.sbaCeilingSmallest.text} par an pour un prêt jusqu’à ${sbaFacts.sbaMarginSmallestTo.text}, et ${prime.sbaCeilingSmall.text} pour un prêt plus élevé`,
      ),
      large: sbaLimit(
        `${prime.sbaCeilingMiddle.text} par an pour un prêt jusqu’à ${sbaFacts.sbaMarginFrom.text}, et ${prime.sbaCeiling.text} pour un prêt plus élevé`,
      ),
      largest: sbaLimit(`${prime.sbaCeiling.text} par an`),
    },
    ca: `**Coût :** le ${printedDay(prime.csbfpCeiling.source.asOf)}, un taux variable pouvait être d’au plus ${prime.csbfpCeiling.text} par an. Il a pu changer depuis, et un prêteur peut demander moins : posez la question à deux prêteurs. Vous payez aussi des droits d’enregistrement uniques de ${csbfp.csbfpFee.text} du prêt. ${longTerm}`,
  },
  'term-loans': { us: termLoan, ca: inCanada },
  'asset-based-lending': everywhere(
    `**Coût :** faute de chiffre du marché, voici notre exemple. À des taux supposés, c’est ${examples.ablYear} par an, frais compris.`,
  ),
  'merchant-cash-advance': {
    us: advance,
    ca: `${advance} Ces chiffres viennent de sources américaines. Au Canada, nous ne servons pas d’intermédiaire pour du crédit au-dessus de la limite légale, que la plupart de ces taux dépassent si l’avance est du crédit.`,
  },
};
