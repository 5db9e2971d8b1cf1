const perYear = (fee: number, days: number) => (fee * 365) / days;

/** Of purchase order financing: per cent for each 30 days. */
const poFee = 3;
/** Of inventory financing: interest in per cent a year, and an appraisal in per cent of the loan. The goods sell within so many days. */
const inventory = { rate: 12, appraisal: 1.5, days: 120 };

/**
 * Per cent a year in examples of ours, with assumed rates. The article on asset-based loans works out the first, the article on the
 * options prices an order with the second.
 */
export const exampleRates = {
  ablYear: [13.1, 18.7],
  poFee,
  poYear: perYear(poFee, 30),
  inventory,
  inventoryYear: inventory.rate + perYear(inventory.appraisal, inventory.days),
  /** By how much a fee for each 30 days is multiplied for a year. */
  thirtyDaysInYear: perYear(1, 30),
} as const;

const percent = (value: number) => `${Number(value.toFixed(1))}%`;

/** The same as shown. */
export const examples = {
  ablYear: exampleRates.ablYear.map(percent).join(' to '),
  poFee: percent(poFee),
  poYear: percent(exampleRates.poYear),
  inventoryRate: percent(inventory.rate),
  inventoryAppraisal: percent(inventory.appraisal),
  inventoryDays: `${inventory.days} days`,
  inventoryYear: percent(exampleRates.inventoryYear),
  thirtyDaysInYear: exampleRates.thirtyDaysInYear.toFixed(1),
};
