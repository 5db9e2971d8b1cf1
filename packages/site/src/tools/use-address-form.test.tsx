// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { timing } from '@boundless/ui/timing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createPath, MemoryRouter, NavigationType, parsePath, Router, type To, useLocation } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FitQuestions } from './fit-questions.js';
import { CheckAnOffer } from './offer/check-an-offer.js';
import { OfferComparison } from './offer/offer-comparison.js';
import { compareAddress } from './offer/offer-parameters.js';
import { useAddressForm } from './use-address-form.js';

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

it('sending the form opens a group of fields that the visitor has closed, and moves the focus to its wrong field', async () => {
  render(
    <MemoryRouter initialEntries={['/tools/compare-offers']}>
      <OfferComparison />
    </MemoryRouter>,
  );
  const field = document.querySelector('[name=a-amount]');
  await userEvent.click(field?.closest('details')?.querySelector('summary') as Element);
  expect(field).not.toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Work it out' }));
  expect(field).toBeVisible();
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
  // Both at once, however slow the machine is.
  fireEvent.input(region, { target: { value: 'US-CA' } });
  window.history.pushState(null, '', '/glossary');
  await new Promise((resolve) => setTimeout(resolve, 2 * timing.addressAfterTyping));
  expect(document.querySelector('output')).toHaveTextContent('?region=US-NY');
  window.history.pushState(null, '', '/');
});

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;

it('keeps what was entered about one type of contract or place while another one is chosen', () => {
  render(
    <MemoryRouter initialEntries={['/tools/check-an-offer?region=CA-ON&sole=no&amount=50000&reconciliation=no']}>
      <CheckAnOffer />
    </MemoryRouter>,
  );
  const choose = (kind: string, region: string) => {
    fireEvent.click(document.querySelector(`[name=kind][value=${kind}]`) as HTMLInputElement);
    fireEvent.input(field('region'), { target: { value: region } });
  };
  fireEvent.input(field('factor'), { target: { value: '1.3' } });
  fireEvent.input(field('days'), { target: { value: '180' } });
  choose('loan', 'US-OH');
  expect(field('factor')).toBeNull();
  expect(field('sole')).toBeNull();
  choose('advance', 'CA-BC');
  const kept = { amount: '50000', factor: '1.3', days: '180', sole: 'no', reconciliation: 'no' };
  for (const [name, value] of Object.entries(kept)) expect(field(name), name).toHaveValue(value);
  expect(document.querySelector('[data-name=annual-rate]')).toBeInTheDocument();
});

it('keeps a field empty whose initial value was removed, for whom the address is shared with', async () => {
  const Form = () => {
    const { values, start, form } = useAddressForm({ names: ['region'], initial: { region: 'CA-QC' } });
    return (
      <form {...form} key={start}>
        <input name="region" defaultValue={values.region} />
      </form>
    );
  };
  const open = (address: string) =>
    render(
      <MemoryRouter initialEntries={[address]}>
        <Form />
        <Address />
      </MemoryRouter>,
    );
  open('/');
  expect(field('region')).toHaveValue('CA-QC');
  fireEvent.input(field('region'), { target: { value: '' } });
  await expect.poll(() => document.querySelector('output')?.textContent).not.toBe('');
  const shared = document.querySelector('output')?.textContent ?? '';
  cleanup();
  open(`/${shared}`);
  expect(field('region')).toHaveValue('');
});

const offer = 'amount=50000&factor=1.3&days=180&region=US-CA';

it.each([
  [CheckAnOffer, `/tools/check-an-offer?kind=mca&${offer}`, 'Please choose a type of contract'],
  [CheckAnOffer, `/tools/check-an-offer?${offer}&confession=YES`, 'Please choose an answer'],
  [FitQuestions, '/tools/which-fits?need=late&country=us&region=CA-ON', 'Please choose an answer'],
])(
  '%o asks again for an answer at %s that is not an option, and takes no other one instead',
  async (Form, address, message) => {
    render(
      <MemoryRouter initialEntries={[address]}>
        <Form />
        <Address />
      </MemoryRouter>,
    );
    await new Promise((resolve) => setTimeout(resolve, 2 * timing.addressAfterTyping));
    expect(screen.getAllByText(message)[0]).toBeVisible();
    expect(document.querySelector('[data-slot=calculator-result]')).toBeNull();
    expect(document.querySelector('output')).toHaveTextContent(address.replace(/^[^?]*/, ''));
    // Sends what the form shows, as without JavaScript.
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(screen.queryAllByText(message)).toHaveLength(Form === FitQuestions ? 2 : 0);
  },
);

it('takes a province out of the address with its country', async () => {
  render(
    <MemoryRouter initialEntries={['/tools/which-fits?need=late&country=ca&region=CA-ON']}>
      <FitQuestions />
      <Address />
    </MemoryRouter>,
  );
  fireEvent.input(field('country'), { target: { value: 'us' } });
  expect(field('region')).toHaveValue('');
  await expect.poll(() => document.querySelector('output')?.textContent).toBe('?need=late&country=us');
});

const messages = () => screen.queryAllByText('Please enter this field').length;

it('shows no message for the second offer until the form is sent, if a link gave only the first', async () => {
  render(
    <MemoryRouter initialEntries={['/tools/compare-offers?a-amount=50000&a-factor=1.3&a-days=180&currency=USD']}>
      <OfferComparison />
    </MemoryRouter>,
  );
  expect(messages()).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Work it out' }));
  expect(messages()).toBeGreaterThan(0);
});

it('shows what is missing if the form was sent without JavaScript, which sends the fields of both offers', () => {
  render(
    <MemoryRouter initialEntries={['/tools/compare-offers?a-amount=50000&a-factor=1.3&a-days=180&b-amount=&b-rate=']}>
      <OfferComparison />
    </MemoryRouter>,
  );
  expect(messages()).toBeGreaterThan(0);
});

it('prints a finished comparison', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const both = 'a-amount=50000&a-factor=1.3&a-days=180&b-amount=50000&b-rate=14&b-months=24';
  render(
    <MemoryRouter initialEntries={[`/tools/compare-offers?${both}`]}>
      <OfferComparison />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
});

it('carries the place of the business from a checked offer through the comparison back to the check', async () => {
  const offer = { kind: 'advance', amount: '50000', factor: '1.3', days: '180', region: 'CA-ON', sole: 'no' };
  const address = `${compareAddress({ ...offer, 'lowest-balance': '900' }, 'CAD')}&b-amount=50000&b-rate=14&b-months=24`;
  expect(address).not.toContain('balance');
  render(
    <MemoryRouter initialEntries={[address]}>
      <OfferComparison />
      <Address />
    </MemoryRouter>,
  );
  await userEvent.type(document.querySelector('[name=b-months]') as HTMLInputElement, '0');
  await expect.poll(() => document.querySelector('output')?.textContent).toContain('b-months=240');
  for (const link of screen.getAllByRole('link', { name: /^Check Offer/ })) {
    const { searchParams } = new URL((link as HTMLAnchorElement).href);
    expect(searchParams.get('region')).toBe('CA-ON');
    expect(searchParams.get('sole')).toBe('no');
  }
  const sent = new FormData(document.querySelector('form') as HTMLFormElement);
  expect([sent.get('region'), sent.get('sole')]).toEqual(['CA-ON', 'no']);
  // The check has the currency of the place.
  await userEvent.click(screen.getByRole('radio', { name: 'USD' }));
  for (const link of screen.getAllByRole('link', { name: /^Check Offer/ }))
    expect(link).not.toHaveAttribute('href', expect.stringContaining('region'));
});

it('keeps an answer that is given before the router has shown the address of the one before', async () => {
  const written: { search: string; state: unknown }[] = [];
  let show = (_entry: { search: string; state?: unknown }) => {};
  /** Shows an address when the test says so: the site's router shows it in a transition, which a slow machine renders late. */
  function LateRouter() {
    const [entry, setEntry] = useState<{ search: string; state?: unknown }>({ search: '' });
    show = (next) => act(() => setEntry(next));
    const navigator = {
      createHref: (to: To) => createPath(typeof to === 'string' ? parsePath(to) : to),
      go: () => {},
      push: () => {},
      replace: (to: To, state?: unknown) =>
        written.push({ search: typeof to === 'string' ? to : (to.search ?? ''), state }),
    };
    return (
      <Router
        location={{ pathname: '/', ...entry }}
        navigator={navigator}
        navigationType={written.includes(entry as never) ? NavigationType.Replace : NavigationType.Pop}
      >
        <FitQuestions />
      </Router>
    );
  }
  render(<LateRouter />);
  await userEvent.selectOptions(field('need'), 'late');
  await expect.poll(() => written.map(({ search }) => search)).toEqual(['?need=late']);
  await userEvent.selectOptions(field('amount'), 'medium');
  await expect.poll(() => written.map(({ search }) => search)).toEqual(['?need=late', '?need=late&amount=medium']);
  for (const entry of written) {
    show(entry);
    expect(field('amount')).toHaveValue('medium');
  }
  // Back to an address that was written here, and a link to other answers.
  show({ search: '?need=late', state: { inPlace: true } });
  expect(field('amount')).toHaveValue('');
  show({ search: '?need=late&amount=large' });
  expect(field('amount')).toHaveValue('large');
});
