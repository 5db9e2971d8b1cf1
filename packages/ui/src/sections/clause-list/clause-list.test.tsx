import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ClauseList } from './clause-list.js';
import { sampleClauses } from './clause-list.samples.js';

describe('ClauseList', () => {
  describeContract(<ClauseList {...sampleClauses} />, { slot: 'clause-list' });

  it('has the answer, the meaning and what to ask for of each clause', () => {
    const { container } = render(<ClauseList {...sampleClauses} />);
    const [guarantee, renewal] = container.querySelectorAll('[data-slot=clause]');
    expect(guarantee).toHaveTextContent(
      'Personal guaranteeYesIf the business does not pay, the owner owes it.Ask in writing: a limit on the guarantee in dollars.',
    );
    expect(renewal).toHaveTextContent('It does not say');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });
});
