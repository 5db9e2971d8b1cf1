import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Mission } from './mission.js';

const args = {
  content: {
    title: 'Our mission',
    statement: 'Make the right capital as easy to find as the wrong capital is today.',
    text: 'We connect. We do not lend, and we are not a party to the loan.',
  },
};

describe('Mission', () => {
  describeContract(<Mission {...args} />, { slot: 'mission' });

  it('shows the statement under its title', () => {
    render(<Mission {...args} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Our mission' })).toBeVisible();
    expect(screen.getByText(args.content.statement)).toBeVisible();
  });
});
