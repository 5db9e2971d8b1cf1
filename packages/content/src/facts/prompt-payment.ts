import { cad, day, fact, words } from './amounts.js';
import * as sources from './sources.js';

const about = /\bproper invoice\b/;
const quebecPublic = /\bQuebec's public bodies\b/;

/**
 * Ontario's rules on paying for construction work (Construction Act, part I.1): the owner's days to pay and to say why not, the contractor's days.
 * Alberta, Saskatchewan and Manitoba have the same days, and federal projects elsewhere the days to pay. Quebec has a payment calendar for contracts with its
 * public bodies (Act respecting contracting by public bodies), in three steps by the size of the contract, and days for the notice of a legal
 * hypothec of construction (Civil Code, article 2727).
 */
export const promptPayment = {
  ownerPays: fact(words('28 days'), about, sources.constructionAct),
  ownerDisputes: fact(words('14 days'), about, sources.constructionAct),
  /** From that day an invoice counts as proper unless the owner says within the next days what it lacks, and the holdback is released each year. */
  ontarioInvoiceSince: fact(day('2026-01-01'), /\bOntario\b.*\bproper\b/, sources.constructionChanges),
  ownerReturns: fact(words('7 days'), /\bcounts as proper\b/, sources.constructionChanges),
  /** After it has been paid. */
  contractorPays: fact(words('7 days'), about, sources.constructionAct),
  /** For contracts from that day on. */
  albertaPromptPaymentSince: fact(day('2022-08-29'), /\bAlberta\b/, sources.albertaPromptPayment),
  /** For contracts from that day on. */
  saskatchewanPromptPaymentSince: fact(day('2022-03-01'), /\bSaskatchewan\b/, sources.saskatchewanPromptPayment),
  /** For contracts from that day on. */
  manitobaPromptPaymentSince: fact(day('2025-04-01'), /\bManitoba\b/, sources.manitobaPromptPayment),
  /** Not in provinces with a similar law, which the government names: Ontario, Alberta and Saskatchewan at first. */
  federalPromptPaymentSince: fact(day('2023-12-09'), /\bfederal\b.*\binvoice\b/, sources.federalPromptPayment),
  /** For contracts of at least the two amounts below, and for calls for tenders from that day on. */
  quebecPromptPaymentSince: fact(day('2025-09-08'), quebecPublic, sources.quebecPromptPayment),
  quebecPromptPaymentLargeBuilding: fact(cad(750_000), quebecPublic, sources.quebecPromptPayment),
  quebecPromptPaymentLargeCivil: fact(cad(2_500_000), quebecPublic, sources.quebecPromptPayment),
  /** For contracts of at least the two amounts below. */
  quebecPromptPaymentMore: fact(day('2026-09-08'), quebecPublic, sources.quebecPromptPayment),
  quebecPromptPaymentBuilding: fact(cad(75_000), quebecPublic, sources.quebecPromptPayment),
  quebecPromptPaymentCivil: fact(cad(675_000), quebecPublic, sources.quebecPromptPayment),
  /** For contracts of any amount. */
  quebecPromptPaymentAll: fact(day('2027-09-08'), quebecPublic, sources.quebecPromptPayment),
  /** After the end of the work. */
  hypothecNotice: fact(words('30 days'), /\blegal hypothec\b/, sources.constructionHypothec),
  /** After the end of the work, unless an action is published or a prior notice is registered. */
  hypothecEnds: fact(words('6 months'), /\blegal hypothec\b/, sources.constructionHypothec),
};
