// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { OfferQuestions } from './offer-questions.js';

afterEach(cleanup);

const show = (query: string) =>
  render(
    <MemoryRouter initialEntries={[`/tools/check-an-offer?${query}`]}>
      <OfferQuestions />
    </MemoryRouter>,
  ).container;

it.each([
  ['', true],
  ['region=CA-ON', true],
  ['region=US-OH', false],
])('answers with "%s" what Canadian law counts: %s', (query, isShown) => {
  const page = show(query);
  expect(page).toHaveTextContent('How do you work out the annual rate?');
  expect(page.textContent.includes('Which charges count toward the limit in Canada?')).toBe(isShown);
  expect(page.textContent.includes('What if a partnership signs?')).toBe(isShown);
});
