// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { articles, loadArticle } from '@boundless/content/articles';
import { blockText } from '@boundless/content/schemas/block';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
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

it('starts with the values of the article, updates on each keystroke, and links to its page with its values', async () => {
  render(
    <MemoryRouter initialEntries={['/blog/guide?utm_source=mail']}>
      <Suspense>{articleTool('/tools/business-loan?amount=10000&rate=8&months=10', 'Your own loan')}</Suspense>
    </MemoryRouter>,
  );
  const heading = await screen.findByRole('heading', { name: 'Your own loan', level: 3 }, { timeout: 20_000 });
  expect(heading).toBeVisible();
  expect(document.querySelector('[data-slot=calculator-result][aria-live]')).toHaveTextContent('$1,037.03');
  await userEvent.type(screen.getByLabelText('Months to repay'), '0');
  expect(document.querySelector('[data-slot=calculator-result][aria-live]')).toHaveTextContent('$137.33');
  const page = screen.getByRole('link', { name: 'See the chart and each step' });
  expect(page).toHaveAttribute('href', '/tools/business-loan?amount=10000&rate=8&months=100');
});
