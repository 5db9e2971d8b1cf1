// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { appId } from '../app-id.js';
import { PageBoundary } from './page-boundary.js';

const reload = vi.fn();
const log = vi.spyOn(console, 'error');

function Page({ fails }: { fails: boolean }) {
  if (fails) throw new Error('A section cannot be rendered');
  return <p>The page</p>;
}

const site = (fails: boolean, pathname = '/') => (
  <PageBoundary pathname={pathname} fallback={<p>Something went wrong.</p>}>
    <Suspense>
      <Page fails={fails} />
    </Suspense>
  </PageBoundary>
);

beforeEach(() => {
  log.mockImplementation(() => {});
  vi.stubGlobal('location', { ...window.location, reload });
});
afterEach(() => {
  cleanup();
  delete document.documentElement.dataset.hydrated;
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('keeps the page as the server sent it if it fails before it has hydrated, and logs the error', async () => {
  document.body.innerHTML = `<div id="${appId}"><!--$--><p>The page</p><!--/$--></div>`;
  const root = await act(async () =>
    hydrateRoot(document.getElementById(appId) as HTMLElement, site(true), { onRecoverableError: () => {} }),
  );
  expect(screen.getByText('The page')).toBeVisible();
  expect(log).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
  act(() => root.unmount());
});

it('shows the fallback if the page fails later, and logs the error', () => {
  const { rerender } = render(site(false), { onRecoverableError: () => {} });
  document.documentElement.dataset.hydrated = 'true';
  rerender(site(true));
  expect(screen.getByText('Something went wrong.')).toBeVisible();
  expect(log).toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

it('loads the document of the page that is opened after an error', () => {
  const { rerender } = render(site(false), { onRecoverableError: () => {} });
  document.documentElement.dataset.hydrated = 'true';
  rerender(site(true));
  expect(reload).not.toHaveBeenCalled();
  rerender(site(false, '/before'));
  expect(reload).toHaveBeenCalledOnce();
});

it('loads the document of a page that fails when it is opened inside the site', () => {
  const { rerender } = render(site(false), { onRecoverableError: () => {} });
  document.documentElement.dataset.hydrated = 'true';
  rerender(site(true, '/next'));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByText('Something went wrong.')).toBeVisible();
});
