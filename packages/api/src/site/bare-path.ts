/** A path without its trailing slashes. Not by a pattern: `/\/+$/` looks at every slash of a path again and again. */
export function barePath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}
