import { articles } from '@boundless/content/articles';
import { links } from '@boundless/content/links';
import { translatedDays } from '@boundless/content/translated-days';
import { expect, it } from 'vitest';
import { sitemap } from './crawling.js';

/** The day of the last change that the sitemap has for an address. */
const changeOf = (path: string) =>
  new RegExp(`<loc>${links.siteOrigin}${path}</loc><lastmod>([^<]+)`).exec(sitemap())?.[1];

it('has the day of the last change of each article in its own language', () => {
  for (const { href, isoDate, isoUpdated = isoDate } of articles) expect(changeOf(href)).toBe(isoUpdated);
  for (const [slug, day] of Object.entries(translatedDays.fr ?? {})) expect(changeOf(`/fr/blog/${slug}`)).toBe(day);
});

it('has the day of the newest article that a list has in its language', () => {
  const newestIn = (isListed: (slug: string) => boolean) => articles.find(({ slug }) => isListed(slug))?.isoDate;
  expect(changeOf('/blog')).toBe(newestIn(() => true));
  expect(changeOf('/fr/blog')).toBe(newestIn((slug) => slug in (translatedDays.fr ?? {})));
});
