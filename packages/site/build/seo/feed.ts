import { blog } from '@boundless/content/entries/blog';
import { site } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { articlesHere as articles } from '../../src/data/articles-here.js';
import { canonicalAddress as absolute } from '../../src/head/page-head.js';

const newest = articles.slice(0, 30);
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** A day as an RFC 3339 time. Articles have no time of day. */
const midnight = (isoDate = '1970-01-01') => `${isoDate}T00:00:00Z`;

/** Atom 1.0 (RFC 4287) of the newest articles. */
export function feed(list = newest): string {
  const changes = list.map(({ isoDate, isoUpdated = isoDate }) => isoUpdated).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.lang}">
<id>${absolute('/blog')}</id>
<title>${escaped(`${site.name}: ${blog.hero.title}`)}</title>
<subtitle>${escaped(blog.meta.description)}</subtitle>
<link rel="alternate" type="text/html" href="${absolute('/blog')}"/>
<link rel="self" type="application/atom+xml" href="${absolute('/feed.xml')}"/>
<updated>${midnight(changes.at(-1))}</updated>
${list
  .map(
    ({ title, href, excerpt, isoDate, isoUpdated = isoDate, category, categoryLabel = category, author }) => `<entry>
<id>${absolute(href)}</id>
<title>${escaped(title)}</title>
<link rel="alternate" type="text/html" href="${absolute(href)}"/>
<published>${midnight(isoDate)}</published>
<updated>${midnight(isoUpdated)}</updated>
<author><name>${escaped(author)}</name></author>
<category term="${escaped(categoryLabel)}"/>
<summary>${escaped(excerpt)}</summary>
</entry>`,
  )
  .join('\n')}
</feed>
`;
}
