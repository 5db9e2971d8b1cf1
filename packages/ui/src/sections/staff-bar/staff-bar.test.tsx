import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { StaffBar } from './staff-bar.js';

describe('StaffBar', () => {
  describeContract(<StaffBar />, { slot: 'staff-bar' });

  it('says whom the page is for, and leads home', () => {
    render(<StaffBar />);
    expect(screen.getByText('Staff only')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Boundless, home' })).toHaveAttribute('href', '/');
  });

  it('takes other words, another home, and what can be done', () => {
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
