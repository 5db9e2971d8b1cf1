import { type examples as english, exampleRates } from '../../../facts/funding/examples.js';
import { longMoney, money, percent, plain } from '../../site/format.js';

export { exampleRates };

const { abl, ablYear, poFee, poYear, inventory, inventoryYear, supplyChain, supplyChainDiscount, thirtyDaysInYear } =
  exampleRates;
const rounded = (value: number) => percent(Number(value.toFixed(1)));

/** The examples of ours as shown in French. */
export const examples: typeof english = {
  ablLimit: longMoney(abl.limit),
  ablRate: rounded(abl.rate),
  ablUnused: rounded(abl.unused),
  ablMonitoring: money(abl.monitoring),
  ablDrawn: abl.drawn.map(money).join(' ou '),
  ablYear: `de ${plain(Number(ablYear[0].toFixed(1)))} à ${rounded(ablYear[1])}`,
  poFee: rounded(poFee),
  poYear: rounded(poYear),
  inventoryRate: rounded(inventory.rate),
  inventoryAppraisal: rounded(inventory.appraisal),
  inventoryDays: `${inventory.days} jours`,
  inventoryYear: rounded(inventoryYear),
  supplyChainInvoice: money(supplyChain.invoice),
  supplyChainDays: `${supplyChain.days} jours`,
  supplyChainRate: rounded(supplyChain.rate),
  supplyChainDiscount: money(supplyChainDiscount),
  thirtyDaysInYear: plain(Number(thirtyDaysInYear.toFixed(1))),
};
