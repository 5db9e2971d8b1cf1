import { site } from '../../src/entries/site.js';

/** What result pages show whole. */
export const resultLength = 60;

/** The title of the page: with the name of the company where there is room for both. */
export function resultTitle({ title, metaTitle = title }: { title: string; metaTitle?: string | undefined }): string {
  const named = `${metaTitle} ${site.titleSuffix}`;
  return named.length <= resultLength ? named : metaTitle;
}
