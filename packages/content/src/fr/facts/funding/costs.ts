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
const averageOf2022 = (rate: string, loans: string) =>
  `Il en coûte environ ${prime.canadaDebtToday.text} par an, selon notre estimation pour aujourd’hui : le taux préférentiel des grandes banques (${prime.primeCanada.text} le ${printedDay(prime.primeCanada.source.asOf)}) majoré de ${surveys.canadaMargin.text}, l’écart que les petites entreprises payaient en 2022 sur toutes leurs dettes (OCDE). Cette année-là, elles payaient en moyenne ${rate} pour les ${loans}. Nous ne connaissons aucune enquête plus récente. Une banque propose le taux préférentiel plus un écart : demandez l’écart.`;

const longTerm = 'La durée est longue : en tout, vous payez donc plus d’intérêts qu’avec un prêt plus court.';
const advance = `Il en coûte ${surveys.advanceYear.text} par an, selon notre calcul, ou plus si vous la remboursez en moins de 180 jours.`;
const factoring = `Il en coûte ${surveys.factoringYear.text} par an si vos clients paient après 30 jours, selon notre calcul : tout dépend des frais et du temps qu’ils mettent à payer.`;
const primeDay = printedDay(prime.primeUs.source.asOf);
const termLoan = `Au troisième trimestre de 2025, les nouveaux prêts à terme des banques américaines avaient ces taux annuels dans une enquête : ${bankLoans}. Ce sont des médianes : la moitié des prêts coûtent plus cher. Les prêts en ligne coûtent bien plus cher : ${surveys.onlineLoans.text} par an, frais compris (Fundera, mars 2025), ou ${surveys.onlineLoansElsewhere.text} et plus (Business Capital, décembre 2025).`;
const termLoanInCanada = `${averageOf2022(surveys.canadaTermRate.text, 'prêts à long terme')} Les prêteurs autres que les banques demandent plus cher.`;
const noFigureForMachines =
  'Ces taux sont ceux de tous les prêts à terme, sans chiffre distinct pour l’équipement : demandez celui de votre machine.';

const order = `Faute de chiffre du marché, voici notre exemple : avec des frais supposés de ${examples.poFee} par 30 jours, il en coûte ${examples.poYear} par an.`;

/** What each kind of funding costs in a year, by country, from the same facts as the comparison. */
export const yearlyCosts: typeof english = {
  'invoice-factoring': everywhere(factoring),
  'equipment-financing': {
    us: `${termLoan} ${noFigureForMachines}`,
    ca: `${termLoanInCanada} ${noFigureForMachines}`,
  },
  'inventory-financing': everywhere(
    `Faute de chiffre du marché, voici notre exemple : à des taux supposés, il en coûte ${examples.inventoryYear} par an, évaluation comprise.`,
  ),
  'po-financing': everywhere(order),
  'line-of-credit': {
    us: `Il en coûte ${lowerFirst(bankLines)} par an dans les banques américaines, sur ce que vous empruntez, selon notre estimation, tirée d’une enquête de la fin de 2023 et du taux préférentiel du ${primeDay}. Les autres prêteurs demandent plus cher.`,
    ca: averageOf2022(surveys.canadaShortTermRate.text, 'prêts à court terme'),
  },
  'government-backed-loan': {
    us: `Le ${printedDay(prime.sbaCeiling.source.asOf)}, un taux variable pouvait être d’au plus ${prime.sbaCeilingSmallest.text} par an pour un prêt jusqu’à ${sbaFacts.sbaMarginSmallestTo.text}, ${prime.sbaCeilingSmall.text} jusqu’à ${sbaFacts.sbaMarginSmallTo.text}, ${prime.sbaCeilingMiddle.text} jusqu’à ${sbaFacts.sbaMarginFrom.text} et ${prime.sbaCeiling.text} pour un prêt plus élevé, plus des frais initiaux. Un prêteur peut demander moins : posez la question à deux prêteurs. ${longTerm}`,
    ca: `Le ${printedDay(prime.csbfpCeiling.source.asOf)}, un taux variable pouvait être d’au plus ${prime.csbfpCeiling.text} par an. Il a pu changer depuis, et un prêteur peut demander moins : posez la question à deux prêteurs. Vous payez aussi des droits d’enregistrement uniques de ${csbfp.csbfpFee.text} du prêt. ${longTerm}`,
  },
  'term-loans': { us: termLoan, ca: termLoanInCanada },
  'asset-based-lending': everywhere(
    `Faute de chiffre du marché, voici notre exemple : à des taux supposés, il en coûte ${examples.ablYear} par an, frais compris.`,
  ),
  'merchant-cash-advance': everywhere(advance),
};
