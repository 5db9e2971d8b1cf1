import { articles } from '@boundless/content/articles';
import { links } from '@boundless/content/links';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { feed } from './feed.js';

const newest = articles.slice(0, 30);
const addresses = newest.map(({ href }) => links.siteOrigin + href);
const titles = newest.map(({ title }) => title);
const [first, second] = articles.map(({ isoUpdated: _, ...article }) => ({ ...article, isoDate: '2030-03-03' }));
if (!first || !second) throw new Error('There are fewer than two articles');
/** The second was changed after the first was published. */
const changed = [first, { ...second, isoDate: '2030-01-01', isoUpdated: '2030-05-05' }];

/** Throws if the text is not well-formed. */
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const texts = (node: ParentNode, selector: string) =>
  [...node.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the feed', () => {
  const root = parse(feed()).documentElement;

  it('has the elements that RFC 4287 requires in a feed', () => {
    expect(root.localName).toBe('feed');
    expect(root.namespaceURI).toBe('http://www.w3.org/2005/Atom');
    for (const name of ['id', 'title', 'updated']) expect(texts(root, `:scope > ${name}`), name).toHaveLength(1);
    expect(root.querySelector('link[rel=self]')?.getAttribute('href')).toBe(`${links.siteOrigin}/feed.xml`);
  });

  it('has an entry for each of the newest articles, with the elements that RFC 4287 requires', () => {
    const entries = [...root.querySelectorAll('entry')];
    expect(texts(root, 'entry > id')).toEqual(addresses);
    expect(texts(root, 'entry > title')).toEqual(titles);
    for (const entry of entries) {
      const id = entry.querySelector('id')?.textContent ?? '';
      for (const name of ['id', 'title', 'updated', 'published', 'author > name', 'summary']) {
        expect(texts(entry, name), `${id}: ${name}`).toEqual([expect.stringMatching(/\S/)]);
      }
      expect(entry.querySelector('updated')?.textContent).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(entry.querySelector('link[rel=alternate]')?.getAttribute('href')).toBe(id);
    }
  });

  it('dates each entry by its last change, and the feed by the last of all', () => {
    const { documentElement } = parse(feed(changed));
    expect(texts(documentElement, 'entry > published')).toEqual(['2030-03-03T00:00:00Z', '2030-01-01T00:00:00Z']);
    expect(texts(documentElement, 'entry > updated')).toEqual(['2030-03-03T00:00:00Z', '2030-05-05T00:00:00Z']);
    expect(texts(documentElement, ':scope > updated')).toEqual(['2030-05-05T00:00:00Z']);
  });
});
