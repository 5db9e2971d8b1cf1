/** The picture that is shown where the page at `path` is shared, below the site's root. */
export const cardFile = (path: string) => `cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
