import type { DisclosureLaw } from '../schemas/fact.js';

/** A contract that a law may cover. */
export interface Contract {
  region: string;
  kind: DisclosureLaw['kinds'][number];
  /** In the dollars of its country. */
  amount: number;
}

/** A law as it reads for one contract. */
export type CoveringLaw = Omit<DisclosureLaw, 'also' | 'exempt'> & {
  exempt?: string;
  also?: { title: string; rules: string[] };
};

/** Those of `laws` that cover a contract, each without what is about other provinces or kinds of contract. */
export const covering = (laws: readonly DisclosureLaw[], contract: Contract): CoveringLaw[] =>
  laws.filter((law) => covers(law, contract)).map((law) => coveredRules(law, contract));

const covers = (law: DisclosureLaw, { region, kind, amount }: Contract) =>
  (law.region === region || region.startsWith(`${law.region}-`)) &&
  law.kinds.includes(kind) &&
  amount <= (law.upTo ?? Number.POSITIVE_INFINITY) &&
  amount < (law.below ?? Number.POSITIVE_INFINITY);

function coveredRules({ also, exempt, ...law }: DisclosureLaw, { region, kind }: Contract): CoveringLaw {
  const rules = (also?.rules ?? []).flatMap((rule) => {
    if (typeof rule === 'string') return rule;
    const { text, kinds = [kind], regions = [region] } = rule;
    return kinds.includes(kind) && regions.includes(region) ? text : [];
  });
  return {
    ...law,
    ...((law.exemptKinds?.includes(kind) ?? true) && { exempt }),
    ...(also && { also: { title: also.title, rules } }),
    sources: law.sources.filter(({ jurisdiction }) => region.startsWith(jurisdiction)),
  };
}
