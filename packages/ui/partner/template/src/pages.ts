import * as partner from './partner.js';

/** The build writes each page into the folder of its path, so a path ends with a slash. */
type Pages = readonly { path: '/' | `/${string}/`; [field: string]: unknown }[];

/** The page in each of its languages, with the path of each. */
export const pages = [{ path: '/', lang: '__lang__', label: '__language__', ...partner }] satisfies Pages;

export type PageOfLanguage = (typeof pages)[number];

/** The page at a path of the site. Servers differ in whether they leave out the slash or the file name at its end. */
export function pageAt(pathname: string): PageOfLanguage | undefined {
  const path = `${pathname.replace(/\/(index\.html)?$/, '')}/`;
  return pages.find((page) => page.path === path) ?? pages[0];
}
