// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { toolElsewhere } from '@boundless/content/entries/tool-elsewhere';
import { toolOutside } from '@boundless/content/entries/tool-outside';
import { whichFits } from '@boundless/content/entries/which-fits';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { FitClosing } from './fit-closing.js';

// So that no test waits for it.
beforeAll(() => import('./fit-answer.js'));
afterEach(cleanup);

const open = (query: string) =>
  render(
    <MemoryRouter>
      <FitClosing params={new URLSearchParams(query)} content={whichFits.closing} />
    </MemoryRouter>,
  );
const heading = (name: string) => screen.findByRole('heading', { name });

it.each(['', 'need=growth', 'need=late&amount=medium&stage=new&country=us&region=US-TX'])(
  'ends "%s" as the page says',
  async (query) => {
    open(query);
    expect(await heading(whichFits.closing.title)).toBeVisible();
  },
);

it('ends as the result does if the address has an answer twice: with the first one', async () => {
  open('need=late&amount=medium&stage=steady&country=us&region=US-CA&country=ca&region=CA-ON');
  expect(await heading(toolElsewhere.notThis.title)).toBeVisible();
});

it('ends a microloan with the way to one instead of a sign-up', async () => {
  open('need=growth&amount=small&stage=new&country=us');
  expect(await heading(toolOutside.outside.title)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Find a microloan lender',
    'Ask us a question',
  ]);
});

it.each(['', '&region=CA-ON'])('asks for the state where the recommended type depends on it: %s', async (region) => {
  open(`need=late&amount=medium&stage=new&country=us${region}`);
  expect(await heading(toolElsewhere.noState.title)).toBeVisible();
});

it('leads who cannot carry an advance to what to do, and to no sign-up', async () => {
  open('need=debt&amount=medium&stage=steady&country=us&region=US-CA');
  expect(await screen.findByRole('link', { name: 'What to do if you already owe an advance' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get Started Free' })).not.toBeInTheDocument();
});

it('names no advance to who replaces a loan in California', async () => {
  open('need=refinance&amount=medium&stage=steady&country=us&region=US-CA');
  expect(await screen.findByText(/^We do not arrange this type of funding in California\./)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/advance/);
  expect(screen.queryByRole('link', { name: 'Get Started Free' })).not.toBeInTheDocument();
});
