import { language } from '@boundless/content/language';

/** The path of a file of this language, relative to the site's root: `fr/feed.xml`. */
export const inFolder = (file: string) => `${language.prefix}/${file}`.slice(1);
