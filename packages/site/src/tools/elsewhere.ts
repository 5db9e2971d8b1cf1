import { toolElsewhere as words } from '@boundless/content/entries/tool-elsewhere';
import { isChecked } from '@boundless/content/facts/state-rules';
import { regions } from '@boundless/content/funding/regions';
import { fill } from './format.js';

/** What the closing band says in the region that the address names, if it cannot offer to sign up. */
export function elsewhere(params: URLSearchParams, isArranged: boolean): typeof words.partly | undefined {
  const region = params.get('region') ?? '';
  const state = regions[region];
  if (!state || isChecked(region)) return isArranged ? undefined : words.partly;
  const { title, lede = '', actions = [] } = words.unread;
  const filled = (text: string) => fill(text, { state });
  return { title, lede: filled(lede), actions: actions.map((one) => ({ ...one, label: filled(one.label) })) };
}
