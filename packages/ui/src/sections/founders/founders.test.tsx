import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Founders } from './founders.js';

const args = {
  content: {
    title: 'The two who started it',
    items: [
      {
        name: 'Ines Varga',
        role: 'Co-founder, Chief Executive',
        bio: 'Eleven years of small-business credit, most of them spent saying no to companies she would have funded elsewhere.',
      },
      {
        name: 'Theo Baptiste',
        role: 'Co-founder, Technology',
        bio: 'Built matching systems for hospitals before he built one for lenders.',
      },
    ],
  },
};

describe('Founders', () => {
  describeContract(<Founders {...args} />, { slot: 'founders' });

  it('names each person with role and story', () => {
    render(<Founders {...args} />);
    for (const { name, role, bio } of args.content.items) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
      expect(screen.getByText(role)).toBeVisible();
      expect(screen.getByText(bio)).toBeVisible();
    }
  });
});
