import { inFolder } from '../in-folder.js';

/** Path of the social card of the page at `path`, relative to the site's root. */
export const cardFile = (path: string) =>
  `${inFolder('cards')}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
