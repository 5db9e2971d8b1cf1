import { inState } from '@boundless/content/funding/in-state';
import { regions } from '@boundless/content/funding/regions';

/** The texts that `{state}` and `{inState}` stand for, such as "Texas" and "in Texas". */
export function stateTexts(region: string) {
  const state = regions[region] ?? '';
  return { state, inState: inState(state) };
}
