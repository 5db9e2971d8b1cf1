/** Addresses that other addresses stand for, and the page that is for staff. */
const left = new Set(['/abl', '/privacy-and-terms', '/admin']);

/** Whether the route `path` is one page, and one that visitors look for: mails alone lead to those of the newsletter. */
export const isForVisitors = (path: string) =>
  !path.includes(':') && !path.startsWith('/newsletter/') && !left.has(path);
