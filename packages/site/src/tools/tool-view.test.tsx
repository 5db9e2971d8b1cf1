// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { workedBusinessLoan } from '@boundless/content/entries/worked-business-loan';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, StaticRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DocumentSearchContext } from '../routing/document-search.js';
import { businessLoan } from './definitions/business-loan.js';
import { ToolView } from './tool-view.js';

// The list of other tools is not tested here.
vi.mock('./more-tools.js', () => ({ MoreTools: () => null }));
afterEach(cleanup);

let go: (to: string) => void;
function Page() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  go = (to) => act(() => navigate(to));
  return (
    <>
      <ToolView tool={businessLoan} worked={workedBusinessLoan} />
      <p data-testid="address">{search}</p>
      <p data-testid="in-place">{String(state?.inPlace)}</p>
    </>
  );
}
const open = (search = '') =>
  render(
    <MemoryRouter initialEntries={[businessLoan.path + search]}>
      <Page />
    </MemoryRouter>,
  );
const field = (name: string) => screen.getByLabelText(name);
const figures = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('[data-slot=calculator-result]')].map(({ dataset }) => [
      dataset.name,
      Number(dataset.value),
    ]),
  );
const address = () => screen.getByTestId('address').textContent;

it('updates on each keystroke, and then updates the address without scrolling', async () => {
  open('?utm_source=mail');
  expect(screen.queryByText('Please enter this field')).toBeNull();
  await userEvent.type(field('Amount borrowed'), '10,000');
  await userEvent.type(field('Interest rate'), '8');
  expect(figures()).toEqual({});
  await userEvent.type(field('Months to repay'), '1');
  expect(figures().payment).toBeCloseTo(10_066.67, 2);
  await userEvent.type(field('Months to repay'), '0');
  expect(figures().payment).toBeCloseTo(1037.03, 2);
  await vi.waitFor(() => expect(address()).toBe('?utm_source=mail&amount=10%2C000&rate=8&months=10'), 60_000);
  expect(screen.getByTestId('in-place')).toHaveTextContent('true');
  expect(field('Months to repay')).toHaveFocus();
});

it('shows wrong values at once, and missing ones after sending', async () => {
  open();
  await userEvent.type(field('Amount borrowed'), 'much');
  expect(field('Amount borrowed')).toHaveAccessibleDescription(/Please enter a number/);
  expect(field('Interest rate')).toBeValid();
  await userEvent.click(screen.getByRole('button', { name: 'Work it out' }));
  expect(field('Interest rate')).toHaveAccessibleDescription(/Please enter this field/);
  expect(field('Amount borrowed')).toHaveFocus();
  expect(figures()).toEqual({});
});

it('shows missing values if an empty form was sent without JavaScript', () => {
  open('?currency=USD&amount=&rate=&months=');
  expect(field('Amount borrowed')).toHaveAccessibleDescription(/Please enter this field/);
});

it('shows no missing value for an address with a currency alone', () => {
  open('?currency=CAD');
  expect(screen.queryByText('Please enter this field')).toBeNull();
});

it('updates when the address changes, as the link to the example does', async () => {
  open('?amount=5');
  expect(field('Interest rate')).toHaveAccessibleDescription(/Please enter this field/);
  go('?amount=1200&rate=0&months=12');
  expect(field('Amount borrowed')).toHaveValue('1200');
  expect(figures()).toEqual({ payment: 100, interest: 0, cost: 0, 'annual-rate': 0 });
  go('?');
  expect(field('Amount borrowed')).toHaveValue('');
  expect(screen.queryByText('Please enter this field')).toBeNull();
});

it('renders the same page on the server, with the same numbers', () => {
  const html = renderToString(
    <StaticRouter location={`${businessLoan.path}?amount=10000&rate=8&months=10&currency=CAD`}>
      <ToolView tool={businessLoan} worked={workedBusinessLoan} />
    </StaticRouter>,
  );
  open('?amount=10000&rate=8&months=10&currency=CAD');
  expect(html).toContain(`data-value="${figures().payment}"`);
  expect(screen.getByRole('radio', { name: 'CAD' })).toBeChecked();
});

it('hydrates the static document to the values of the address and what was typed into it', async () => {
  const page = (
    <DocumentSearchContext value="">
      <ToolView tool={businessLoan} worked={workedBusinessLoan} />
    </DocumentSearchContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<StaticRouter location={businessLoan.path}>{page}</StaticRouter>);
  expect(figures()).toEqual({});
  (field('Months to repay') as HTMLInputElement).value = '10';
  const onRecoverableError = vi.fn();
  const address = `${businessLoan.path}?amount=10000&rate=8&months=99&currency=CAD`;
  const router = <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>;
  const root = await act(async () => hydrateRoot(container, router, { onRecoverableError }));
  expect(figures().payment).toBeCloseTo(1037.03, 2);
  expect(field('Amount borrowed')).toHaveValue('10000');
  expect(field('Months to repay')).toHaveValue('10');
  expect(screen.getByRole('radio', { name: /CAD/ })).toBeChecked();
  expect(onRecoverableError).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
});
