import { toolElsewhere as words } from '@boundless/content/entries/tool-elsewhere';
import { isChecked, missingIn } from '@boundless/content/facts/state-rules';
import { fill } from './format.js';
import { stateTexts } from './state-texts.js';

/**
 * What the closing band says in the region that the address names, or in the United States without one, if it cannot offer to sign up. For a
 * recommended type it names nothing else that we arrange there: that could be an advance, which the business may be paying off.
 */
export function elsewhere(
  params: URLSearchParams,
  isArranged: boolean,
  result: 'entered' | 'recommended' = 'entered',
): typeof words.partly | undefined {
  const region = params.get('region') ?? '';
  // Where we arrange anything, who signs is asked in Canada only. The answer may be left from before another place was chosen.
  if (['yes', 'partners'].includes(params.get('sole') ?? '') && !region.startsWith('US-')) return words.person;
  const values = stateTexts(region);
  if (!values.state) return !region && params.get('country') === 'us' ? words.noState : undefined;
  if (!isChecked(region)) return filled(words.nowhere, values);
  const missing = missingIn(region);
  if (isArranged || !missing) return undefined;
  if (missing === 'everything') return filled(words.nowhere, values);
  if (result === 'recommended') return filled(words.notThis, values);
  return filled(words.partly, { types: fill(words.types[missing], values) });
}

function filled({ title, lede = '', actions = [] }: typeof words.partly, values: Record<string, string>) {
  const labeled = actions.map((one) => ({ ...one, label: fill(one.label, values) }));
  return { title, lede: fill(lede, values), actions: labeled };
}
