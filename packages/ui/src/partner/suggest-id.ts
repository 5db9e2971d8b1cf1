import { slugOf } from '../lib/slug-of.js';

/** An id made from a name. It must not start with a digit, because it also names a variable: `360 Straße` becomes `strasse`. */
export const suggestId = (name: string) => slugOf(name).replace(/^[-\d]+/, '');

/** The name of a partner's export: the id in camel case. */
export const variableName = (id: string) => id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
