import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { whichFits } from '@boundless/content/entries/which-fits';
import { isChecked, isSecuredOnly } from '@boundless/content/facts/state-rules';
import { countryOf, type Given } from './fit-options.js';
import type { Kind } from './fitting-kinds.js';
import { fill } from './format.js';
import type { Recommendation } from './recommendation.js';
import { stateTexts } from './state-texts.js';

/** Whether we may arrange it in the given state. Without one, the exception names the states. */
const isArranged = ({ notIn }: Kind, { region }: Given) => !region || !notIn.includes(region.value);

/** Whether we have read what the given state asks of a broker. */
const isRead = ({ region }: Given) => !region || isChecked(region.value);

export const isOurs = (kind: Kind, given: Given) => isArranged(kind, given) && isRead(given);

/** In the United States it depends on the state whether we arrange anything, so that nobody signs up before choosing one. */
export const hasPlace = (given: Given) => countryOf(given) === 'ca' || given.region !== undefined;

/** What to know of a kind that we arrange, or do not arrange, in the given state, beside one that is named first. */
export function placeNotes(kind: Kind, given: Given): string[] {
  const { region } = given;
  if (!isOurs(kind, given)) return [fitAnswers.state.notArrangedShort];
  return region && isSecuredOnly(kind.id, region.value)
    ? [fill(fitAnswers.state.securedOnly, stateTexts(region.value))]
    : [];
}

/** Where we arrange the kind, do not arrange it or have not read the rules for brokers, in the United States only. */
export function exceptionOf(kind: Kind, given: Given): Pick<Recommendation, 'exception'> {
  const { region } = given;
  const { title, notArranged, securedOnly, unread, needs } = fitAnswers.state;
  if (countryOf(given) === 'ca') return {};
  if (!region) return { exception: { title: whichFits.form.placesTitle, text: kind.places } };
  const texts = { ...stateTexts(region.value), needs: needs[region.value] ?? '' };
  if (!isArranged(kind, given)) return { exception: { title, text: fill(notArranged, texts) } };
  if (!isRead(given)) return { exception: { title, text: fill(unread, texts) } };
  return isSecuredOnly(kind.id, region.value) ? { exception: { title, text: fill(securedOnly, texts) } } : {};
}
