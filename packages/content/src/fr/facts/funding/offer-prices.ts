import { capitalize } from '../../../claims/capitalize.js';
import { offerPrices as english } from '../../../facts/funding/offer-prices.js';
import { sbaCeilings } from '../../../facts/funding/sba-ceilings.js';
import { prime } from '../prime.js';
import { sourceInFrench } from '../source-titles.js';
import { surveys } from '../surveys.js';

type Price = (typeof english)['us']['advance'];

const inFrench = (price: Price, text: string): Price => ({
  ...price,
  text,
  sources: price.sources.map(sourceInFrench),
});

const advance = (price: Price) =>
  inFrench(
    price,
    `Des frais ${surveys.advanceFee.text} du montant (FTC, ${price.sources[0]?.asOf.slice(0, 4)}), l’avance étant remboursée en {days} jours`,
  );
const factoring = (price: Price): Price => ({
  ...inFrench(
    price,
    `${capitalize(surveys.factoringFee.text)} de chaque facture (The CFO Club), si vos clients paient après 30 jours et que vous vendez de nouvelles factures pendant {days} jours`,
  ),
  beside: `${capitalize(surveys.factoringFee.text)} de la facture, une fois (The CFO Club). Certaines sociétés facturent ces frais à nouveau par tranche de 30 jours`,
});

const online = (price: Price, { text }: { text: string }) =>
  inFrench(price, `${capitalize(text)} par an, frais compris (Fundera, mars 2025)`);

/** What "Check an offer" compares a contract with, by country, in French. */
export const offerPrices: typeof english = {
  ...english,
  online: {
    loan: online(english.online.loan, surveys.onlineLoans),
    line: online(english.online.line, surveys.linesElsewhere),
  },
  us: {
    advance: advance(english.us.advance),
    loan: english.us.loan.map((price, index) =>
      inFrench(
        price,
        `${surveys.usTermRateFixed.text} par an, la médiane des banques américaines au troisième trimestre de 2025 (la moitié coûtent plus cher), et jusqu’à ${prime[sbaCeilings[index]?.id ?? 'sbaCeiling'].text}, le taux variable maximal de la SBA pour ce montant`,
      ),
    ),
    line: inFrench(english.us.line, `Environ ${prime.bankLineToday.text} par an dans une banque`),
    factoring: factoring(english.us.factoring),
  },
  ca: {
    advance: advance(english.ca.advance),
    loan: inFrench(
      english.ca.loan,
      `Environ ${prime.canadaDebtToday.text} par an en moyenne (notre estimation), et jusqu’à ${prime.csbfpCeiling.text}, le taux variable maximal du PFPEC`,
    ),
    line: inFrench(
      english.ca.line,
      `Environ ${prime.canadaDebtToday.text} par an en moyenne (notre estimation), et jusqu’à ${prime.csbfpLineCeiling.text}, la limite du PFPEC`,
    ),
    factoring: factoring(english.ca.factoring),
  },
};
