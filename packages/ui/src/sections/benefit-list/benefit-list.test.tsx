import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';

import { BenefitList } from './benefit-list.js';

const args = {
  content: {
    title: 'Why partner with us',
    items: [
      {
        icon: 'shield-check',
        title: 'Trust & Transparency',
        description: 'Your numbers travel encrypted and stop where you say.',
      },
      {
        icon: 'lightbulb',
        title: 'Innovation-Driven',
        description: 'Models do the reading. People make the calls that need judgement.',
      },
      {
        icon: 'heart-handshake',
        title: 'Client-Centric',
        description: 'Free for businesses, so the only thing we can sell you is a good match.',
      },
    ],
  },
} as const;

describe('BenefitList', () => {
  describeContract(<BenefitList {...args} />, { slot: 'benefit-list' });

  it('lists each benefit under its title, on ink', () => {
    const { container } = render(<BenefitList {...args} />);
    expect(container.querySelector('[data-slot=benefit-list]')).toHaveAttribute('data-surface', 'ink');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    for (const { title } of args.content.items)
      expect(screen.getByRole('heading', { level: 3, name: title })).toBeVisible();
  });
});
