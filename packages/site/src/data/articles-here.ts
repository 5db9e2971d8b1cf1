import { articles } from '@boundless/content/articles';
import { isHere } from '../addresses/routes.js';

/** The articles in the language of this build, newest first. A language without articles of its own has none. */
export const articlesHere = articles.filter(({ href }) => isHere(href));
