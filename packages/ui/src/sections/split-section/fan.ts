import type { LenderLogo, SampleOffer } from '../../types.js';

/** A lender in the drawing; one that fits has an offer. */
export interface FanLender {
  logo: LenderLogo;
  offer?: string;
}

/**
 * Lenders that fit and lenders that do not, up to four of each. Lenders that make an offer in the hero's drawing make
 * the same one here, in the same order; `at` is the word before its rate. Missing ones are filled up with the first lenders.
 */
export function sortLenders(
  lenders: readonly LenderLogo[],
  samples: readonly SampleOffer[],
  at: string,
): { fitting: FanLender[]; others: FanLender[] } {
  const offers = new Map<string, string>(
    samples.map(({ lender, amount, rate }) => [lender.toLowerCase(), `${amount} ${at} ${rate}`]),
  );
  const known = [...offers.keys()].flatMap((name) => lenders.find((logo) => logo.name.toLowerCase() === name) ?? []);
  const unknown = lenders.filter((logo) => !known.includes(logo));
  const all = [...offers.values()];
  const fitting = [...known, ...unknown].slice(0, 4).map((logo, index) => ({
    logo,
    offer: offers.get(logo.name.toLowerCase()) ?? all[index],
  }));
  const others = unknown.filter((logo) => !fitting.some((fit) => fit.logo === logo)).slice(0, 4);
  return { fitting, others: others.map((logo) => ({ logo })) };
}

export const offerText = {
  fill: 'var(--bl-accent-deep)',
  fontFamily: 'var(--bl-font-body)',
  fontSize: 16,
  fontWeight: 600,
} as const;
