import { day, fact, percent } from './amounts.js';
import * as sources from './sources.js';

const about = /\bCanada Emergency Business Account\b|\bCEBA\b/;

/** Loans of the Canada Emergency Business Account that are still owed. */
export const ceba = {
  cebaDue: fact(day('2026-12-31'), about, sources.cebaLoans),
  cebaRate: fact(percent(5), about, sources.cebaLoans),
};
