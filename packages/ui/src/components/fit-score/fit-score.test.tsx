import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FitScore } from './fit-score.js';

describe('FitScore', () => {
  describeContract(<FitScore fit={97} />, { slot: 'fit-score' });

  it('shows the number and a ring that is filled to the same percentage', () => {
    const { container } = render(<FitScore fit={84} />);
    expect(screen.getByText('84')).toBeVisible();
    expect(container.querySelector('[data-slot=progress-ring]')).toHaveAttribute('data-progress', '84');
  });
});
