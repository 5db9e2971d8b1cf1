import type { FactSource } from '../schemas/fact.js';
import { fact, words } from './amounts.js';

const stopOrders: FactSource = {
  id: 'stop-orders',
  title: 'EPCOR, a payments association, on Nacha rule 3.7.2.1: how long an order to stop a debit of a business lasts',
  href: 'https://epcor.org/nycu-stories/may-aug-2022/stop-i-need-help-with-stop-payments.html',
  jurisdiction: 'US',
  asOf: '2022-08-31',
  reviewBy: '2027-05-31',
};

const debitCancelled: FactSource = {
  id: 'debit-cancelled',
  title: 'Desjardins on Rule H1: how long it may take to cancel a pre-authorized debit agreement (undated)',
  href: 'https://www.desjardins.com/ca/business/accounts-cash-management/client-accounts-management/direct-withdrawal/cpa-requirements-preauthorized-debits/payors-pad-agreement-details/index.jsp',
  jurisdiction: 'CA',
  asOf: '2026-11-30',
  isUndated: true,
  reviewBy: '2027-05-31',
};

/** How long it takes to stop a debit that was authorized. Apart from `debits.ts`, because calculators load that. */
export const debitStops = {
  /** Nacha rule 3.7.2.1: how long an order to stop a debit of a business account lasts at least, unless the debit is returned or the order withdrawn before. */
  stopOrder: fact(words('six months'), /\bto stop a debit\b|\bd’arrêter un débit\b/, stopOrders),
  /** Rule H1: how much notice an agreement may ask for at most, to cancel it. */
  debitCancelled: fact(
    words('30 days'),
    /\brevoke the pre-authorized debit\b|\brévoquer l’accord de débit\b/,
    debitCancelled,
  ),
};
