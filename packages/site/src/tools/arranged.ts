import { isMet, regionsWithout, stateRules } from '@boundless/content/facts/state-rules';

/** Whether the rules for brokers let us arrange a product in a region, such as `US-CA`. */
export const isArranged = (product: string, region: string) => !regionsWithout(product).includes(region);

/** Whether they let us arrange every product in the region that the address names. */
export const isAllArranged = (params: URLSearchParams) =>
  stateRules.every((rule) => rule.region !== params.get('region') || isMet(rule));
