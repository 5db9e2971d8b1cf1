import { disclosureLawsOf as english, disclosureLaws as englishLaws } from '../../facts/disclosure-laws.js';
import type { DisclosureLaw } from '../../schemas/fact.js';
import { lawWords } from './disclosure-words.js';
import { lawInFrench } from './law-titles.js';

/** The duties, for a sentence, by id. */
const duties: Readonly<Record<string, string>> = {
  funds: 'la somme qu’il fournit',
  disbursed: 'la part que vous en recevez, une fois déduits les frais et les paiements à d’autres',
  total: 'le total que vous remboursez',
  cost: 'le coût total en dollars',
  'annual-rate': 'le coût en taux annuel',
  term: 'la durée du remboursement, certaine ou probable',
  payments: 'le montant de chaque paiement, sa fréquence et son mode',
  fees: 'les autres frais, comme les frais de retard',
  prepayment: 'ce que coûte ou fait économiser un remboursement anticipé',
  collateral: 'les biens qu’il prend en garantie',
  rates: 'chaque taux qu’il applique, en entier et assez clairement pour qu’on ne puisse pas s’y tromper',
  'yearly-rate':
    'le taux annuel qui équivaut à tout taux par jour, par semaine, par mois ou pour une autre période de moins d’un an',
  french: 'un contrat que vous ne pouvez pas négocier (contrat d’adhésion) : en français, sans frais',
  broker: 'ce qu’il paie à un courtier',
};

/** A law in French. Throws if it has no words in French. */
function inFrench(law: DisclosureLaw): DisclosureLaw {
  const words = lawWords[law.region];
  if (!words) throw new Error(`src/fr/facts/disclosure-words.ts has no words for ${law.region}`);
  return {
    ...law,
    ...words,
    duties: law.duties.map(({ id, text }) => ({ id, text: duties[id] ?? text })),
    sources: law.sources.map(lawInFrench),
  };
}

/** The laws of `src/facts/disclosure-laws.ts`, in French. */
export const disclosureLaws: readonly DisclosureLaw[] = englishLaws.map(inFrench);

/** The laws that cover such a contract. */
export const disclosureLawsOf: typeof english = (contract) => english(contract).map(inFrench);
