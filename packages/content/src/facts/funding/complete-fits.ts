import type { FundingFit } from '../../schemas/pages/which-fits.js';
import { regionsWithout } from '../state-rules.js';
import { fitSources } from './fit-sources.js';
import { preferred } from './preferred.js';

/** What is written of each kind of funding in one place. */
export type FitWords = Omit<
  FundingFit,
  'cost' | 'signers' | 'next' | 'places' | 'notIn' | 'speed' | 'ownSpeed' | 'sources' | 'preferred'
>;

/** The same reasons in both countries. */
export const everywhere = (texts: Record<string, string>): FundingFit['first'] => ({ us: texts, ca: texts });

interface Parts {
  yearlyCosts: Readonly<Record<string, FundingFit['cost']>>;
  signers: Readonly<Record<string, FundingFit['signers']>>;
  nextSteps: Readonly<Record<string, FundingFit['next']>>;
  speeds: Readonly<Record<string, FundingFit['speed']>>;
  ownSpeeds: Readonly<Record<string, string>>;
  places: (id: string) => string;
}

/** Adds what other files say of each kind, in the same language. Throws if one has no cost, no signers or no sources. */
export function completeFits(
  fits: readonly FitWords[],
  { yearlyCosts, signers, nextSteps, speeds, ownSpeeds, places }: Parts,
): FundingFit[] {
  return fits.map((fit) => {
    const cost = yearlyCosts[fit.id];
    const who = signers[fit.id];
    const sources = fitSources[fit.id];
    if (!cost || !who || !sources) throw new Error(`costs.ts, signers.ts or fit-sources.ts says nothing of ${fit.id}`);
    const next = nextSteps[fit.id];
    const speed = speeds[fit.id];
    const ownSpeed = ownSpeeds[fit.id];
    const first = preferred[fit.id];
    return {
      ...fit,
      cost,
      signers: who,
      ...(next && { next }),
      ...(speed && { speed }),
      ...(ownSpeed && { ownSpeed }),
      ...(first && { preferred: first }),
      places: places(fit.id),
      notIn: regionsWithout(fit.id),
      sources,
    };
  });
}
