import { fact, words } from './amounts.js';
import * as sources from './sources.js';

const about = /\bproper invoice\b/;

/** Ontario's rules on paying for construction work: the owner's days to pay and to say why not (Construction Act, section 6.4). */
export const promptPayment = {
  ownerPays: fact(words('28 days'), about, sources.constructionAct),
  ownerDisputes: fact(words('14 days'), about, sources.constructionAct),
};
