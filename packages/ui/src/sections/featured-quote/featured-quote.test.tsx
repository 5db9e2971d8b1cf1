import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { FeaturedQuote } from './featured-quote.js';

const args = {
  testimonial: {
    quote: 'I had four lender portals open and a spreadsheet to track them. Now there is one page.',
    name: 'Dev Raman',
    position: 'CFO',
    company: 'Arclight Software',
    rating: 5,
  },
};

describe('FeaturedQuote', () => {
  describeContract(<FeaturedQuote {...args} />, { slot: 'featured-quote' });

  it('shows the speaker, the company and the rating', () => {
    render(<FeaturedQuote {...args} />);
    expect(screen.getByText(args.testimonial.quote)).toBeVisible();
    expect(screen.getByText('Dev Raman')).toBeVisible();
    expect(screen.getByText('CFO, Arclight Software')).toBeVisible();
    expect(screen.getByRole('img', { name: '5 out of 5' })).toBeVisible();
  });
});
