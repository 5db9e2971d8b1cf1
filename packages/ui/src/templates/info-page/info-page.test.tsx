import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { InfoPage } from './info-page.js';

const content = { hero: { title: 'How it begins' }, closing: { title: 'Bring us one question.' } };

describe('InfoPage', () => {
  describeContract(
    <InfoPage content={content}>
      <p>Sections</p>
    </InfoPage>,
    { slot: 'info-page' },
  );

  it('shows its head, its sections and its closing band in order', () => {
    render(
      <InfoPage content={content}>
        <h2>What it is about</h2>
      </InfoPage>,
    );
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'How it begins',
      'What it is about',
      'Bring us one question.',
    ]);
  });

  it('has no closing band without content for it', () => {
    render(<InfoPage content={{ hero: { title: 'How it begins' } }} />);
    expect(screen.getAllByRole('heading')).toHaveLength(1);
  });
});
