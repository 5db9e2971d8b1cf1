// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { RouterLink } from './router-link.js';

afterEach(cleanup);

const Path = () => <output>{useLocation().pathname}</output>;

it.each([
  [{}, '/lenders'],
  [{ target: '_self' }, '/lenders'],
  [{ target: '_blank' }, '/'],
  [{ download: true }, '/'],
])('with %o a click shows %s in place', (props, path) => {
  render(
    // biome-ignore lint/a11y: keeps jsdom from following the link
    <div onClick={(event) => event.preventDefault()}>
      <MemoryRouter>
        <RouterLink href="/lenders" {...props}>
          Lenders
        </RouterLink>
        <Path />
      </MemoryRouter>
    </div>,
  );
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status').textContent).toBe(path);
});
