/** Path of the social card of the page at `path`, relative to the site's root. */
export const cardFile = (path: string) => `cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
