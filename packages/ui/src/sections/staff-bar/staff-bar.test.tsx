import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { StaffBar } from './staff-bar.js';

describe('StaffBar', () => {
  describeContract(<StaffBar />, { slot: 'staff-bar' });

  it('says who may use the page, and links to the home page', () => {
    render(<StaffBar />);
    expect(screen.getByText('Staff only')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Boundless, home' })).toHaveAttribute('href', '/');
  });

  it('accepts another text, another target and actions', () => {
    render(
      <StaffBar label="Nur intern" home="/intern">
        <button type="button">Abmelden</button>
      </StaffBar>,
    );
    expect(screen.getByText('Nur intern')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Boundless, home' })).toHaveAttribute('href', '/intern');
    expect(screen.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  });
});
