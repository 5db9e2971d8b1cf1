import * as partner from './partner.js';

/** The page in each of its languages, with the path of each. */
export const pages = [{ path: '/', lang: '__lang__', label: '__language__', ...partner }];

export type PageOfLanguage = (typeof pages)[number];
