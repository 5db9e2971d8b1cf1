import { toolCheckAnOffer as words } from '@boundless/content/entries/tool-check-an-offer';
import type { CalculatorField } from '@boundless/ui/types';
import type { Texts } from '../definition.js';
import { fill } from '../format.js';
import type { OfferCheck } from './check-offer.js';

/** Names what is still missing, once some of the terms are entered. */
export function missingOf(
  { errors }: Pick<OfferCheck, 'errors'>,
  values: Texts,
  fields: readonly Pick<CalculatorField, 'name' | 'label'>[],
): string | undefined {
  if (!fields.some(({ name }) => values[name]?.trim())) return undefined;
  const labels = [{ name: 'region', ...words.region }, { name: 'sole', ...words.sole }, ...fields]
    .filter(({ name }) => errors[name] && !values[name]?.trim())
    .map(({ label }) => label);
  return labels.length > 0 ? fill(words.stillNeeded, { fields: labels.join(', ') }) : undefined;
}
