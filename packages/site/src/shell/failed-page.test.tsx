// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FailedPage } from './failed-page.js';

const frame = vi.hoisted(() => vi.fn());
vi.mock('./layouts.js', () => ({ SiteFrame: frame }));

afterEach(cleanup);

it('shows the message in the frame of the site', () => {
  frame.mockImplementation(({ children }) => <main>{children}</main>);
  render(<FailedPage />);
  expect(screen.getByRole('main')).toHaveTextContent('Something went wrong.Reload.');
  expect(screen.getByText('Reload.').closest('a')).toHaveAttribute('href', '');
});

it('shows header, message and footer even if those of the site cannot be rendered', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  frame.mockImplementation(() => {
    throw new Error('The header cannot be rendered');
  });
  render(<FailedPage />);
  expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Boundless' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('main')).toHaveTextContent('Something went wrong.Reload.');
  expect(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact Us' })).toBeVisible();
});
