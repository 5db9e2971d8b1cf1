// @vitest-environment jsdom
import { limits } from '@boundless/api/contract';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let now = 0;

beforeEach(() => {
  vi.resetModules();
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => vi.restoreAllMocks());

async function openContact() {
  const { pageAge, usePageAge } = await import('./page-age.js');
  const Page = () => {
    usePageAge();
    return null;
  };
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/contact-us'] });
  render(<RouterProvider router={router} />);
  return { pageAge, router };
}

it('counts again after a link, but not for a visitor who comes back to a form that is filled in already', async () => {
  const { pageAge, router } = await openContact();
  now = 60_000;
  expect(pageAge()).toBe(60_000);
  await act(() => router.navigate('/privacy-terms'));
  now += 3_000;
  expect(pageAge()).toBe(3_000);
  await act(() => router.navigate(-1));
  now += 500;
  expect(pageAge()).toBeGreaterThanOrEqual(limits.minFillMs);
});

it.each([
  ['navigate', 500],
  ['reload', limits.minFillMs + 500],
  ['back_forward', limits.minFillMs + 500],
])('takes a document of the navigation type "%s" for one that is %i ms old after 500', async (type, age) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const { pageAge } = await openContact();
  now = 500;
  expect(pageAge()).toBe(age);
});
