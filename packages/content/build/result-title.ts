import { site } from '../src/entries/site.js';

/** Search result pages shorten longer titles. */
export const resultLength = 60;

/** The title of the page, followed by the company's name if both fit. */
export function resultTitle({ title, metaTitle = title }: { title: string; metaTitle?: string | undefined }): string {
  const named = `${metaTitle} ${site.titleSuffix}`;
  return named.length <= resultLength ? named : metaTitle;
}
