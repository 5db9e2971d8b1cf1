// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { timing } from '@boundless/ui/timing';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { FitQuestions } from './fit-questions.js';
import { CheckAnOffer } from './offer/check-an-offer.js';

afterEach(cleanup);

// The calculators' form is tested in tool-view.test.tsx.
it.each([
  ['/tools/which-fits?need=stock', FitQuestions, 'Show what fits', 'amount'],
  ['/tools/check-an-offer?region=US-NY', CheckAnOffer, 'Work it out', 'amount'],
])('sending %s moves the focus to the first field that has a message', async (address, Form, submit, name) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Form />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: submit }));
  const field = document.querySelector(`[name=${name}]`);
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
});

const Address = () => <output>{useLocation().search}</output>;

it('does not change the address after a link was followed whose page is still loading', async () => {
  render(
    <MemoryRouter initialEntries={['/tools/check-an-offer']}>
      <CheckAnOffer />
      <Address />
    </MemoryRouter>,
  );
  const region = screen.getByLabelText('Where the business is');
  await userEvent.selectOptions(region, 'US-NY');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('?region=US-NY');
  await userEvent.selectOptions(region, 'US-CA');
  window.history.pushState(null, '', '/glossary');
  await new Promise((resolve) => setTimeout(resolve, 2 * timing.addressAfterTyping));
  expect(document.querySelector('output')).toHaveTextContent('?region=US-NY');
  window.history.pushState(null, '', '/');
});
