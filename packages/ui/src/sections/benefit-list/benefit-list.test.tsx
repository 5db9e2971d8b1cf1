import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { BenefitList, type BenefitListProps } from './benefit-list.js';

const content: BenefitListProps['content'] = {
  title: 'Why partner with us',
  items: [
    { icon: 'git-merge', title: 'One file, many lenders', description: 'A single profile.' },
    { icon: 'eye', title: 'You stay informed', description: 'Each stage as it happens.' },
  ],
};

describe('BenefitList', () => {
  describeContract(<BenefitList content={content} />, { slot: 'benefit-list' });

  it('lists each reason under the title', () => {
    render(<BenefitList content={content} />);
    expect(screen.getByRole('heading', { level: 2, name: 'Why partner with us' })).toBeInTheDocument();
    const reasons = screen.getAllByRole('listitem');
    expect(reasons).toHaveLength(2);
    for (const [at, { title, description }] of content.items.entries()) {
      const reason = within(reasons[at] as HTMLElement);
      expect(reason.getByRole('heading', { level: 3, name: title })).toBeInTheDocument();
      expect(reason.getByText(description)).toBeInTheDocument();
    }
  });

  it('is on ink', () => {
    render(<BenefitList content={content} data-testid="list" />);
    expect(screen.getByTestId('list')).toHaveAttribute('data-surface', 'ink');
  });
});
