import type { FitRecommendation } from '@boundless/ui/sections/fit-finder';

interface Sourced {
  /** Ids of the sources of its figures. */
  sources?: readonly string[] | undefined;
}

type Group = FitRecommendation['alternatives'][number];

/** What "Which fits?" recommends, with the ids of the sources of its figures. */
export interface Recommendation extends FitRecommendation {
  sources: readonly string[];
  alternatives: readonly (Group & { items: readonly (Group['items'][number] & Sourced)[] })[];
}

export const sourcesIn = (parts: readonly Sourced[]): string[] => parts.flatMap(({ sources = [] }) => sources);

/** The sources of a recommendation and of its alternatives, in the order in which they are shown, each once. */
export const sourcesShown = ({ sources, alternatives }: Recommendation): string[] => [
  ...new Set([...sources, ...alternatives.flatMap(({ items }) => sourcesIn(items))]),
];
