import { whichFits } from '@boundless/content/entries/which-fits';
import type { Texts } from './definition.js';
import { elsewhere } from './elsewhere.js';
import { inOneCountry } from './fit-options.js';
import { outside } from './outside.js';
import { recommend } from './recommend.js';

/** What the closing band says for the given answers: it offers to sign up only if we arrange what is recommended in the chosen place. */
export function fitBand(answers: Texts): typeof whichFits.closing {
  const isArranged = recommend(answers)?.action !== undefined;
  const params = inOneCountry(new URLSearchParams(Object.entries(answers).map(([name, value = '']) => [name, value])));
  return outside(answers) ?? elsewhere(params, isArranged, 'recommended') ?? whichFits.closing;
}
