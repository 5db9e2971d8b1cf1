/** Addresses that other addresses stand for, and the page that is no visitor's. */
const left = new Set(['/abl', '/privacy-and-terms', '/admin']);

/** Whether the route `path` is one page, and one that visitors look for. */
export const isForVisitors = (path: string) => !path.includes(':') && !left.has(path);
