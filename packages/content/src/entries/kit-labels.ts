import type { KitLabels } from '../schemas/kit-labels.js';

/** The kit's own words are English. */
export const kitLabels: KitLabels = {};
