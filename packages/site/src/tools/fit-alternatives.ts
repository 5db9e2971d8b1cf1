import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { conditionsOf, costOf, durationsOf, named, withPart } from './fit-kind-texts.js';
import { countryOf, type Given, isSmall } from './fit-options.js';
import { placeNotes } from './fit-places.js';
import type { Kind } from './fitting-kinds.js';
import { sourcesIn } from './recommendation.js';

/** Other kinds beside a start. Each says a cost or a condition only if neither the start nor one before it has said it. */
export const alternativesTo = (start: Kind | undefined, kinds: readonly Kind[], given: Given) =>
  kinds.map((kind, index) => alternative(kind, given, [...(start ? [start] : []), ...kinds.slice(0, index)]));

/** An alternative says why it serves the need, what it costs, who signs and what else to know. */
function alternative(kind: Kind, given: Given, before: readonly Kind[]) {
  const { title, href } = named(kind, given);
  const { needs, amount, signers, slow, lastResort, sources } = kind;
  const country = countryOf(given);
  const known = before.flatMap((one) => conditionsOf(one, given));
  const conditions = conditionsOf(kind, given).filter(({ text }) => !known.some((one) => one.text === text));
  const cost = costOf(kind, given);
  const isSaid = before.some((one) => costOf(one, given).includes(cost));
  const notes = slow && isSmall(given, slow.upTo) ? [] : [amount[country].reason];
  const texts = [
    withPart(needs[given.need.value] ?? '', kind, given),
    ...placeNotes(kind, given),
    ...(lastResort ? [] : [...notes, ...durationsOf(kind, given)]),
    isSaid ? fitAnswers.sameCost : cost,
    signers[country],
    ...conditions.map(({ text }) => text),
    lastResort?.warning,
  ].filter((text) => text !== undefined);
  return { title, href, description: texts.join('\n'), sources: [...sources[country], ...sourcesIn(conditions)] };
}
