import { languageOf } from './languages.js';

/** The language of this build. Each language's folder has its own. */
export const language = languageOf('en');
