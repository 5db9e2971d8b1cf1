import { blog } from '@boundless/content/entries/blog';
import { site } from '@boundless/content/entries/site';
import { language } from '@boundless/content/language';
import { articlesHere as articles } from '../../src/data/articles-here.js';
import { canonicalAddress as absolute } from '../../src/head/page-head.js';
import { escapeHtml } from './escape-html.js';

const newest = articles.slice(0, 30);
/** A day as an RFC 3339 time. Articles have no time of day. */
const midnight = (isoDate = '1970-01-01') => `${isoDate}T00:00:00Z`;

export const rss = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>
<title>${escapeHtml(`${site.name}: ${blog.hero.title}`)}</title>
<link>${absolute('/blog')}</link>
<atom:link href="${absolute('/feed.xml')}" rel="self" type="application/rss+xml"/>
<description>${escapeHtml(blog.meta.description)}</description>
<language>${language.lang}</language>
${newest
  .map(
    ({ title, href, excerpt, isoDate, category }) => `<item>
<title>${escapeHtml(title)}</title>
<link>${absolute(href)}</link>
<guid>${absolute(href)}</guid>
<description>${escapeHtml(excerpt)}</description>
<category>${escapeHtml(category)}</category>
<pubDate>${new Date(isoDate).toUTCString()}</pubDate>
</item>`,
  )
  .join('\n')}
</channel></rss>
`;

/** Atom 1.0 (RFC 4287) of the same articles. */
export function atom(list = newest): string {
  const changes = list.map(({ isoDate, isoUpdated = isoDate }) => isoUpdated).sort();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.lang}">
<id>${absolute('/blog')}</id>
<title>${escapeHtml(`${site.name}: ${blog.hero.title}`)}</title>
<subtitle>${escapeHtml(blog.meta.description)}</subtitle>
<link rel="alternate" type="text/html" href="${absolute('/blog')}"/>
<link rel="self" type="application/atom+xml" href="${absolute('/atom.xml')}"/>
<updated>${midnight(changes.at(-1))}</updated>
${list
  .map(
    ({ title, href, excerpt, isoDate, isoUpdated = isoDate, category, author }) => `<entry>
<id>${absolute(href)}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${absolute(href)}"/>
<published>${midnight(isoDate)}</published>
<updated>${midnight(isoUpdated)}</updated>
<author><name>${escapeHtml(author)}</name></author>
<category term="${escapeHtml(category)}"/>
<summary>${escapeHtml(excerpt)}</summary>
</entry>`,
  )
  .join('\n')}
</feed>
`;
}

/** JSON Feed 1.1 of the same articles. */
export const jsonFeed = (list = newest) =>
  JSON.stringify(
    {
      version: 'https://jsonfeed.org/version/1.1',
      title: `${site.name}: ${blog.hero.title}`,
      home_page_url: absolute('/blog'),
      feed_url: absolute('/feed.json'),
      description: blog.meta.description,
      language: language.lang,
      items: list.map(({ title, href, excerpt, isoDate, isoUpdated = isoDate, author }) => ({
        id: absolute(href),
        url: absolute(href),
        title,
        summary: excerpt,
        content_text: excerpt,
        date_published: midnight(isoDate),
        date_modified: midnight(isoUpdated),
        authors: [{ name: author }],
      })),
    },
    null,
    2,
  );
