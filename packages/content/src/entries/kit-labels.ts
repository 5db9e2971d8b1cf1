import type { KitLabels } from '../schemas/kit-labels.js';
import { language } from '../site/language.js';

/** The kit's own words are English. */
export const kitLabels: KitLabels = { percent: `{value}${language.percent}` };
