/** The picture that stands for the page at `path` where it is shared, below the site's root. */
export const cardFile = (path: string) => `cards/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;
