import { fact, words } from './amounts.js';
import * as sources from './sources.js';

const about = /\bproper invoice\b/;

/**
 * Ontario's rules on paying for construction work (Construction Act, part I.1): the owner's days to pay and to say why not, the contractor's days. And
 * Quebec's days for the notice of a legal hypothec of construction (Civil Code, article 2727).
 */
export const promptPayment = {
  ownerPays: fact(words('28 days'), about, sources.constructionAct),
  ownerDisputes: fact(words('14 days'), about, sources.constructionAct),
  /** After it has been paid. */
  contractorPays: fact(words('7 days'), about, sources.constructionAct),
  /** After the end of the work. */
  hypothecNotice: fact(words('30 days'), /\blegal hypothec\b/, sources.constructionHypothec),
};
