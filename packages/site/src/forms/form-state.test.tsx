// @vitest-environment jsdom
import type { PageFormState } from '@boundless/api/contract';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { FormStateContext, useFormProps, useResponse } from './form-state.js';

afterEach(cleanup);

const sent: PageFormState = { call: 'contact', status: 'success', values: {}, errors: {} };

const Form = () => <output>{useFormProps('contact').initial?.status ?? 'none'}</output>;

/** The forms of each page are new, as on the site. */
function Site() {
  return (
    <FormStateContext value={useResponse(sent)}>
      <Form key={useLocation().pathname} />
    </FormStateContext>
  );
}

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <Site /> }], {
    initialEntries: ['/contact-us?sent=contact'],
  });
  render(<RouterProvider router={router} />);
  return { go: (to: string | number) => act(() => router.navigate(to as never)) };
};
const shown = () => screen.getByRole('status').textContent;

it('shows the response to a form on the page that the server sent', async () => {
  const { go } = open();
  expect(shown()).toBe('success');
  await go('#contact-form');
  expect(shown()).toBe('success');
});

it('does not show it on another page, and not again after Back: by then another message may be in the form', async () => {
  const { go } = open();
  await go('/lenders');
  expect(shown()).toBe('none');
  await go(-1);
  expect(shown()).toBe('none');
});
