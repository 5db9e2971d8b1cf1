// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { HeadTags } from './head-tags.js';
import type { PageHead } from './page-head.js';
import { useHead } from './use-head.js';

afterEach(cleanup);

const first: PageHead = { title: 'First', description: 'One', canonical: '/first', noindex: true };
const next: PageHead = { title: 'Next', description: 'Two', canonical: '/next', lang: 'fr' };
const markup = (head: PageHead) => renderToStaticMarkup(HeadTags(head));

it('changes the tags of the document to those of the page, each once', () => {
  document.head.innerHTML = markup(first);
  const { rerender } = renderHook(useHead, { initialProps: first });
  expect(document.head.querySelectorAll('title, meta, link')).toHaveLength(4);
  expect(document.documentElement.lang).toBe('en');
  rerender(next);
  const changed = document.head.innerHTML;
  document.head.innerHTML = markup(next);
  expect(changed).toBe(document.head.innerHTML);
  expect(document.documentElement.lang).toBe('fr');
});

it('gives the document the direction of its language', () => {
  const { rerender } = renderHook(useHead, { initialProps: { ...first, lang: 'ar' } as PageHead });
  expect(document.documentElement.dir).toBe('rtl');
  rerender(next);
  expect(document.documentElement.dir).toBe('ltr');
});

it('adds a tag that the document does not have, and removes one that the page does not have', () => {
  document.head.innerHTML = markup({ title: 'Not found', description: 'None' });
  const { rerender } = renderHook(useHead, { initialProps: first });
  expect(document.head.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/first$/);
  expect(document.head.querySelector('meta[name=robots]')).not.toBeNull();
  rerender({ title: 'Not found', description: 'None' });
  expect(document.head.querySelectorAll('link, [name=robots]')).toHaveLength(0);
});
