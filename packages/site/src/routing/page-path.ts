/** The path that a page is known by: without a slash at its end. */
export const pagePath = (pathname: string) => pathname.replace(/(.)\/+$/, '$1');
