import { fact, percent, points, usd } from './amounts.js';
import { usuryLimits as limits } from './rate-limits.js';
import * as sources from './usury-sources.js';

const about = /\busury\b|\busuraire\b/;
const texas = /\bTexas\b.*\b(?:ceiling|highest rate)|\bTexas\b.*\btaux maximal/;
const georgia = /\bGeorgia\b.*\b(?:interest|rate)\b/;
const florida = /\bFlorida\b.*\b(?:interest|rate)\b/;
const massachusetts = /\bMassachusetts\b.*\b(?:interest|rate)\b/;

const newJersey = /\bNew Jersey\b.*\b(?:interest|rate)\b/;
const arkansas = /\bArkansas\b.*\b(?:interest|rate)\b/;
const connecticut = /\bConnecticut\b.*\b(?:interest|rate)\b/;
const colorado = /\bColorado\b.*\b(?:interest|rate)\b/;

/** Limits on the price of loans to businesses. New York's Penal Law 190.40 and General Obligations Law 5-501 and 5-511: a loan at a higher rate is void, also if a company borrows. */
export const usury = {
  newYorkUsury: fact(percent(limits.newYork), about, sources.newYorkUsury),
  /** Loans of this amount or more have no limit. */
  newYorkUsuryBelow: fact(usd(limits.newYorkBelow), about, sources.newYorkUsury),
  /** For a person, on loans below the next amount. Companies cannot rely on it. */
  newYorkPersons: fact(percent(limits.newYorkPersons), about, sources.newYorkExceptions),
  newYorkPersonsBelow: fact(usd(limits.newYorkPersonsBelow), about, sources.newYorkExceptions),
  /** Texas Finance Code 303.009: the weekly ceiling is at least this, whatever the formula gives. */
  texasLowestCeiling: fact(percent(limits.texasLowest), texas, sources.texasCeiling),
  /** The same section: the highest ceiling of credit for a business. */
  texasHighestCeiling: fact(percent(limits.texasHighest), texas, sources.texasCeiling),
  /** Official Code of Georgia 7-4-18: more than this a month is a misdemeanor. */
  georgiaMonth: fact(percent(5), georgia, sources.georgiaUsury),
  /** The same in a year, not compounded. */
  georgiaYear: fact(percent(limits.georgia), georgia, sources.georgiaUsury),
  /** Connecticut General Statutes 37-4, and 37-9(4)(A): points above the state's deposit index for business loans from the first amount to the second. */
  connecticutUsury: fact(percent(12), connecticut, sources.connecticutUsury),
  connecticutPoints: fact(points(17), connecticut, sources.connecticutUsury),
  connecticutAbove: fact(usd(limits.connecticutAbove), connecticut, sources.connecticutUsury),
  connecticutTo: fact(usd(limits.connecticutTo), connecticut, sources.connecticutUsury),
  /** Florida Statutes 687.02 and 687.03: the limit up to the next amount. Above it, that of 687.071 alone. */
  floridaUsury: fact(percent(limits.florida), florida, sources.floridaUsury),
  floridaUsuryTo: fact(usd(limits.floridaTo), florida, sources.floridaUsury),
  /** Florida Statutes 687.071: a misdemeanor above this, a felony above the second. */
  floridaCrime: fact(percent(limits.floridaLarge), florida, sources.floridaCrime),
  floridaFelony: fact(percent(45), florida, sources.floridaCrime),
  /** Massachusetts General Laws, chapter 271, section 49. */
  massachusettsUsury: fact(percent(limits.massachusetts), massachusetts, sources.massachusettsUsury),
  /** New Jersey Statutes 2C:21-19: for a corporation, a limited liability company or partnership, and for anyone else. */
  newJerseyCompanies: fact(percent(limits.newJersey), newJersey, sources.newJerseyUsury),
  newJerseyPersons: fact(percent(limits.newJerseyPersons), newJersey, sources.newJerseyUsury),
  /** New Jersey Statutes 31:1-1: the limit in a written contract, for loans below the amount. */
  newJerseyContract: fact(percent(limits.newJerseyContract), newJersey, sources.newJerseyContracts),
  newJerseyContractBelow: fact(usd(limits.newJerseyContractBelow), newJersey, sources.newJerseyContracts),
  arkansasUsury: fact(percent(limits.arkansas), arkansas, sources.arkansasUsury),
  /** Colorado Revised Statutes 18-15-104. */
  coloradoUsury: fact(percent(limits.colorado), colorado, sources.coloradoUsury),
};
