import { blog } from '@boundless/content/entries/blog';

/**
 * The filter that `?category=` names: read case-insensitively, with hyphens, spaces or plus signs alike. Anything else is
 * ignored.
 */
export function readCategory(parameter: string | null): string | undefined {
  const wanted = parameter
    ?.trim()
    .toLowerCase()
    .replace(/[\s+-]+/g, '-');
  return blog.filters.find(({ value }) => value === wanted)?.value;
}
