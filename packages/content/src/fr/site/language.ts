import { languageOf } from '../../site/languages.js';

export const language = languageOf('fr');
