// @vitest-environment jsdom
import { articles } from '@boundless/content/articles';
import { blog } from '@boundless/content/entries/blog';
import { within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BlogList } from './blog-list.js';

const filtersOf = (list: typeof articles) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(
    <MemoryRouter>
      <BlogList articles={list} />
    </MemoryRouter>,
  );
  const group = within(container).getByRole('group', { name: blog.filtersLabel });
  return within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};

it('offers every filter when each has articles', () => {
  expect(filtersOf(articles)).toEqual(blog.filters.map(({ label }) => label));
});

it('offers no filter without articles, so that the rotation never shows an empty page', () => {
  expect(filtersOf(articles.filter(({ category }) => category === 'Guide'))).toEqual(['All', 'Guides']);
});
