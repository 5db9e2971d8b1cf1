import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { Story } from './story.js';

const args = {
  content: {
    title: 'How it began',
    paragraphs: [
      'Our founders kept meeting the same owner. Profitable, busy, turned down twice.',
      'So in 2022, in Toronto, they wrote down what each lender looks for.',
      'Our logo still shows it: an open ring, and a line that continues.',
    ],
  },
};

describe('Story', () => {
  describeContract(<Story {...args} />, { slot: 'story' });

  it('shows every paragraph, in order', () => {
    const { container } = render(<Story {...args} />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(args.content.paragraphs);
  });
});
