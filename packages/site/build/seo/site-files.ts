import { robots, sitemap } from './crawling.js';
import icon from './favicon.svg?raw';
import { atom, jsonFeed, rss } from './feeds.js';
import { manifest } from './manifest.js';

export const siteFiles = {
  'sitemap.xml': sitemap,
  'robots.txt': robots,
  'feed.xml': rss,
  'atom.xml': atom,
  'feed.json': jsonFeed,
  'site.webmanifest': manifest,
  'favicon.svg': () => icon,
};
