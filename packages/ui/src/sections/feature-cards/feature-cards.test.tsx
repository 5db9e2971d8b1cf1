import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';

import { FeatureCards } from './feature-cards.js';

const args = {
  content: {
    title: 'Built for your credit team',
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

describe('FeatureCards', () => {
  describeContract(<FeatureCards {...args} />, { slot: 'feature-cards' });

  it('titles its cards below its own title, or in its place', () => {
    const { rerender } = render(<FeatureCards {...args} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    rerender(<FeatureCards content={{ items: args.content.items }} />);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });
});
