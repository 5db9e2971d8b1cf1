// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { articles, loadArticle } from '@boundless/content/articles';
import { blockText } from '@boundless/content/schemas/block';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
// Loaded before the tests, so that they do not wait for it.
import '../tools/article-tool.js';
import { calculators } from '../tools/calculators.js';
import { figureText, solve } from '../tools/solve.js';
import { articleTool } from './article-tools.js';

afterEach(cleanup);

const bodies = await Promise.all(articles.map(({ slug }) => loadArticle(slug)));
const shown = bodies.flatMap((body) => {
  const blocks = body?.sections.flatMap(({ content }) => content) ?? [];
  const text = blocks.map(blockText).join('\n');
  return blocks.flatMap((block) => {
    if (block.kind !== 'tool') return [];
    const [path = '', given = ''] = block.href.split('?');
    return [[body?.slug ?? '', path, given, text] as const];
  });
});

it('every calculator is in an article', () => {
  expect(new Set(shown.map(([, path]) => path))).toEqual(new Set(calculators.map(({ path }) => path)));
});

it.each(shown)('%s starts %s with values, and its text has their result', (_, path, given, text) => {
  const tool = calculators.find((one) => one.path === path);
  if (!tool) throw new Error(path);
  const { calculation, errors } = solve(tool, Object.fromEntries(new URLSearchParams(given)), 'USD');
  expect(errors).toEqual({});
  const results = Object.entries(calculation?.results ?? {});
  const words = results.flatMap(([name, value]) => [
    figureText(tool, name, value),
    `$${Math.round(value).toLocaleString('en-US')}`,
    `${value.toFixed(1)}%`,
  ]);
  expect(words.filter((word) => text.includes(word))).not.toEqual([]);
});

it('does not delay the hydration of the article', () => {
  const article = (
    <MemoryRouter>
      <p>Text</p>
      {articleTool('/tools/line-of-credit?limit=100', 'Your own line')}
    </MemoryRouter>
  );
  expect(renderToString(article)).toContain('<p>Text</p>');
});

it('keeps the markup of the server until the code of the calculator has arrived', async () => {
  const article = (tool: typeof articleTool) => (
    <MemoryRouter>
      <Suspense>{tool('/tools/business-loan?amount=10000&rate=8&months=10', 'Your own loan')}</Suspense>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const months = () => container.querySelector<HTMLInputElement>('input[name=months]');
  await waitFor(() => {
    container.innerHTML = renderToString(article(articleTool));
    expect(months()).toBeInTheDocument();
  });
  const before = months();
  if (before) before.value = '100';

  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const code = await import('../tools/article-tool.js');
  vi.doMock('../tools/article-tool.js', () => arrival.then(() => code));
  vi.resetModules();
  const fresh = await import('./article-tools.js');
  const root = await act(() => hydrateRoot(container, article(fresh.articleTool)));
  await act(() => root.render(article(fresh.articleTool)));
  expect(months()).toBe(before);
  arrive();
  const link = () => container.querySelector('a[href*="months=100"]');
  await waitFor(() => expect(link()).toBeInTheDocument());
  expect(months()).toBe(before);
  act(() => root.unmount());
  vi.doUnmock('../tools/article-tool.js');
});

it('delays an article that is opened by a link, so that its anchors do not move', async () => {
  render(
    <MemoryRouter>
      <Suspense fallback="Loading">
        <p>Text</p>
        {articleTool('/tools/borrowing-base?receivables=100', 'Your own base')}
      </Suspense>
    </MemoryRouter>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  expect(await screen.findByText('Text')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your own base', level: 3 })).toBeVisible();
});

it('starts with the values of the article, updates on each keystroke, and links to its page with its values', async () => {
  render(
    <MemoryRouter initialEntries={['/blog/guide?utm_source=mail']}>
      <Suspense>{articleTool('/tools/business-loan?amount=10000&rate=8&months=10', 'Your own loan')}</Suspense>
    </MemoryRouter>,
  );
  const heading = await screen.findByRole('heading', { name: 'Your own loan', level: 3 });
  expect(heading).toBeVisible();
  expect(document.querySelector('[data-slot=calculator-result][aria-live]')).toHaveTextContent('$1,037.03');
  await userEvent.type(screen.getByLabelText('Months to repay'), '0');
  expect(document.querySelector('[data-slot=calculator-result][aria-live]')).toHaveTextContent('$137.33');
  const page = screen.getByRole('link', { name: 'See the chart and each step' });
  expect(page).toHaveAttribute('href', '/tools/business-loan?amount=10000&rate=8&months=100');
});
