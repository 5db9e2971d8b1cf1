// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { OfferComparison } from './offer-comparison.js';

afterEach(cleanup);

const show = (query: string) =>
  render(
    <MemoryRouter initialEntries={[`/tools/compare-offers?${query}`]}>
      <OfferComparison />
    </MemoryRouter>,
  ).container;

const advance = 'a-amount=50000&a-factor=1.3&a-days=180';

it('names what each offer still needs, once one of the terms is entered', () => {
  expect(show('')).not.toHaveTextContent('Still needed');
  cleanup();
  expect(show(advance)).toHaveTextContent(/Still needed: Offer B \(Amount borrowed, Interest rate, Months to repay\)/);
  cleanup();
  expect(show('a-amount=50000&b-amount=50000&b-rate=14&b-months=24')).toHaveTextContent(
    /Still needed: Offer A \([^)]*Factor rate[^)]*\)(?!; Offer B)/,
  );
  cleanup();
  expect(show(`${advance}&b-amount=50000&b-rate=14&b-months=24`)).not.toHaveTextContent('Still needed');
});
