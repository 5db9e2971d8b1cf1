import { cad, fact, percent, points, years } from './amounts.js';
import * as sources from './csbfp-sources.js';

const program = /\bCSBFP\b|\bCanada Small Business Financing\b/;

/** The Canada Small Business Financing Program. */
export const csbfp = {
  csbfpLimit: fact(cad(1_150_000), program, sources.csbfp),
  csbfpTermLimit: fact(cad(1_000_000), program, sources.csbfp),
  /** Of the term loans, for anything but property. */
  csbfpEquipmentLimit: fact(cad(500_000), program, sources.csbfp),
  /** Of that, for intangible assets and working capital. */
  csbfpWorkingCapitalLimit: fact(cad(150_000), program, sources.csbfp),
  csbfpLineLimit: fact(cad(150_000), program, sources.csbfp),
  csbfpRevenue: fact(cad(10_000_000), program, sources.csbfpAct),
  /** The highest floating rate is the lender's prime rate plus this. */
  csbfpMargin: fact(points(3), program, sources.csbfp),
  csbfpLineMargin: fact(points(5), program, sources.csbfp),
  /** The highest fixed rate is the lender's residential mortgage rate plus this. */
  csbfpFixedMargin: fact(points(3), program, sources.csbfpFixedRate),
  csbfpFee: fact(percent(2), program, sources.csbfp),
  csbfpYears: fact(years(15), program, sources.csbfp),
  csbfpLineYears: fact(years(5), program, sources.csbfp),
  csbfpLossShare: fact(percent(85), program, sources.csbfpAct),
};
