import { usd } from '../amounts.js';
import { prime } from '../prime.js';

const perYear = (fee: number, days: number) => (fee * 365) / days;

/** Of an asset-based line: a limit, interest and the fee on what is not drawn in per cent a year, monitoring and examinations in dollars a year, and two average balances. */
const abl = { limit: 1_000_000, rate: 9.5, unused: 0.5, monitoring: 24_000, drawn: [700_000, 300_000] } as const;
const ablYear = (drawn: number) => (abl.rate * drawn + abl.unused * (abl.limit - drawn) + 100 * abl.monitoring) / drawn;
/** Of purchase order financing: per cent for each 30 days. */
const poFee = 3;
/** Of inventory financing: interest in per cent a year, and an appraisal in per cent of the loan. The goods sell within so many days. */
const inventory = { rate: 12, appraisal: 1.5, days: 120 };
/** Of supply chain financing: an invoice that is paid so many days early, at the annual rate that we estimate for a bank line. */
const supplyChain = { invoice: 50_000, days: 60, rate: prime.bankLineToday.value ?? 0 };

/**
 * Per cent a year in examples of ours, with assumed rates. The article on asset-based loans works out the first, the article on the
 * options prices an order with the second.
 */
export const exampleRates = {
  abl,
  ablYear: [ablYear(abl.drawn[0]), ablYear(abl.drawn[1])],
  poFee,
  poYear: perYear(poFee, 30),
  inventory,
  // The appraisal is paid first, so less than the loan is received.
  inventoryYear: (inventory.rate + perYear(inventory.appraisal, inventory.days)) / (1 - inventory.appraisal / 100),
  supplyChain,
  /** What the supplier gives up, in dollars. */
  supplyChainDiscount: Math.round((supplyChain.invoice * supplyChain.rate * supplyChain.days) / 36_500),
  /** By how much a fee for each 30 days is multiplied for a year. */
  thirtyDaysInYear: perYear(1, 30),
} as const;

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

const dollars = (value: number) => usd(value).text;

/** The same as shown. */
export const examples = {
  ablLimit: dollars(abl.limit),
  ablRate: percent(abl.rate),
  ablUnused: percent(abl.unused),
  ablMonitoring: dollars(abl.monitoring),
  ablDrawn: abl.drawn.map(dollars).join(' or '),
  ablYear: exampleRates.ablYear.map(percent).join(' to '),
  poFee: percent(poFee),
  poYear: percent(exampleRates.poYear),
  inventoryRate: percent(inventory.rate),
  inventoryAppraisal: percent(inventory.appraisal),
  inventoryDays: `${inventory.days} days`,
  inventoryYear: percent(exampleRates.inventoryYear),
  supplyChainInvoice: dollars(supplyChain.invoice),
  supplyChainDays: `${supplyChain.days} days`,
  supplyChainRate: percent(supplyChain.rate),
  supplyChainDiscount: dollars(exampleRates.supplyChainDiscount),
  thirtyDaysInYear: exampleRates.thirtyDaysInYear.toFixed(1),
};
