import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';

import { NextSteps } from './next-steps.js';

const args = {
  content: {
    title: 'What happens next',
    items: [
      { title: 'You send the form', description: 'Six fields and a comment.' },
      { title: 'A person replies', description: 'Within 24 hours.' },
      { title: 'A first call', description: 'Half an hour, at a time you pick.' },
    ],
  },
} as const;

describe('NextSteps', () => {
  describeContract(<NextSteps {...args} />, { slot: 'next-steps' });

  it('marks the step that comes after sending', () => {
    render(<NextSteps {...args} />);
    const [, second] = screen.getAllByRole('listitem');
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(screen.getByText('Within 24 hours.')).toBeInTheDocument();
  });
});
