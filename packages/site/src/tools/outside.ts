import { fitAnswers } from '@boundless/content/entries/fit-answers';
import { toolOutside as words } from '@boundless/content/entries/tool-outside';
import type { Texts } from './definition.js';
import { recommend } from './recommend.js';

/** What the closing band says if what is recommended does not come through us: it leads to where that can be had. */
export function outside(answers: Texts): typeof words.outside | undefined {
  const found = recommend(answers);
  // What we do not arrange in a state is an exception, and has a band of its own.
  if (!found?.details || found.action || found.exception) return undefined;
  const band = found.title === fitAnswers.notYet.title ? words.notYet : words.outside;
  return { ...band, actions: [found.details, ...(band.actions ?? [])] };
}
