import { covering } from '../../facts/covered-rules.js';
import { type disclosureLawsOf as english, disclosureLaws as englishLaws } from '../../facts/disclosure-laws.js';
import type { DisclosureLaw } from '../../schemas/fact.js';
import { lawWords } from './disclosure-words.js';
import { lawInFrench } from './law-titles.js';

/** The duties by id: as said to the business, and as the business asks for it. */
const duties: Readonly<Record<string, { text: string; ask: string }>> = {
  funds: { text: 'la somme qu’il fournit', ask: 'la somme que vous fournissez' },
  disbursed: {
    text: 'la part que vous en recevez, une fois déduits les frais et les paiements à d’autres',
    ask: 'la part que nous en recevons, une fois déduits les frais et les paiements à d’autres',
  },
  total: { text: 'le total que vous remboursez', ask: 'le total que nous remboursons' },
  cost: { text: 'le coût total en dollars', ask: 'le coût total en dollars' },
  'annual-rate': { text: 'le coût en taux annuel', ask: 'le coût en taux annuel' },
  term: {
    text: 'la durée du remboursement, certaine ou probable',
    ask: 'la durée du remboursement, certaine ou probable',
  },
  payments: {
    text: 'le montant de chaque paiement, sa fréquence et son mode',
    ask: 'le montant de chaque paiement, sa fréquence et la façon dont vous le percevez',
  },
  fees: {
    text: 'les autres frais, comme les frais de retard',
    ask: 'tous les autres frais, et ce que nous coûte un paiement en retard ou un défaut, honoraires d’avocat compris',
  },
  prepayment: {
    text: 'ce que coûte ou fait économiser un remboursement anticipé',
    ask: 'ce que nous coûte ou nous fait économiser un remboursement anticipé',
  },
  collateral: { text: 'les biens qu’il prend en garantie', ask: 'les biens que vous prenez en garantie' },
  rates: {
    text: 'chaque taux qu’il applique, en entier et assez clairement pour qu’on ne puisse pas s’y tromper',
    ask: 'chaque taux que vous appliquez',
  },
  'yearly-rate': {
    text: 'le taux annuel qui équivaut à tout taux par jour, par semaine, par mois ou pour une autre période de moins d’un an',
    ask: 'le taux annuel équivalent, si un taux vaut pour un jour, une semaine, un mois ou une autre période de moins d’un an',
  },
  french: {
    text: 'le contrat en français, sans frais, si vous ne pouvez pas le négocier (contrat d’adhésion)',
    ask: 'le contrat en français',
  },
  'texas-regulator': {
    text: 'comment joindre l’Office of Consumer Credit Commissioner (7 TAC 86.310)',
    ask: 'comment joindre l’Office of Consumer Credit Commissioner (7 TAC 86.310)',
  },
  broker: { text: 'ce qu’il paie à un courtier', ask: 'ce que vous payez à un courtier' },
};

type Rule = NonNullable<DisclosureLaw['also']>['rules'][number];

/** A rule in French, for the provinces and kinds of contract of the English one. */
const withScope = (text: string, english?: Rule): Rule => (typeof english === 'object' ? { ...english, text } : text);

/** A law in French. Throws if it has no words in French. */
function inFrench(law: DisclosureLaw): DisclosureLaw {
  const words = lawWords[law.region];
  const rules = law.also?.rules ?? [];
  if (!words || (words.also?.rules.length ?? 0) !== rules.length)
    throw new Error(`src/fr/facts/disclosure-words.ts needs words for ${law.region} and each of its rules`);
  const { also, ...others } = words;
  return {
    ...law,
    ...others,
    ...(also && { also: { ...also, rules: also.rules.map((text, index) => withScope(text, rules[index])) } }),
    duties: law.duties.map((duty) => ({ ...duty, ...duties[duty.id] })),
    sources: law.sources.map(lawInFrench),
  };
}

/** The laws of `src/facts/disclosure-laws.ts`, in French. */
export const disclosureLaws: readonly DisclosureLaw[] = englishLaws.map(inFrench);

/** The laws that cover such a contract. */
export const disclosureLawsOf: typeof english = (contract) => covering(disclosureLaws, contract);
