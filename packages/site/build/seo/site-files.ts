import { isHere } from '../../src/addresses/routes.js';
import { robots, sitemap } from './crawling.js';
import icon from './favicon.svg?raw';
import { feed } from './feed.js';
import { manifest } from './manifest.js';

/** Files that all languages share. The English build writes them. */
export const sharedFiles = { 'sitemap.xml': sitemap, 'robots.txt': robots, 'favicon.svg': () => icon };

/** Files that each language has. */
export const siteFiles = {
  ...(isHere('/blog') && { 'feed.xml': feed }),
  'site.webmanifest': manifest,
};
