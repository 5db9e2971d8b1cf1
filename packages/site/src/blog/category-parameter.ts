import { blog } from '@boundless/content/entries/blog';

/**
 * The filter named by `?category=`; `undefined` if there is none of that name. Case is ignored, and hyphens, spaces and plus signs are equal.
 */
export function readCategory(parameter: string | null): string | undefined {
  const wanted = parameter
    ?.trim()
    .toLowerCase()
    .replace(/[\s+-]+/g, '-');
  return blog.filters.find(({ value }) => value === wanted)?.value;
}
