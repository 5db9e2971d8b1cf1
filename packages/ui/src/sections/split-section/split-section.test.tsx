import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { productSamples } from '../../test/product-samples.js';
import { sampleLenders } from '../../test/sample-lenders.js';
import { sortLenders } from './fan.js';
import { SplitSection } from './split-section.js';

const offers = productSamples.matches?.offers ?? [];

const content = {
  title: 'One Profile, All The Best Options',
  lede: 'Here you build a single profile.',
  actions: [{ label: 'How It Works', href: '/how-it-works' }],
};

describe('SplitSection', () => {
  describeContract(<SplitSection content={content} lenders={sampleLenders} />, { slot: 'split-section' });

  it('shows its text, and describes its drawing in one sentence', () => {
    render(<SplitSection content={content} lenders={sampleLenders} />);
    expect(screen.getByRole('heading', { level: 2, name: content.title })).toBeInTheDocument();
    expect(screen.getByText(content.lede)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'How It Works' })).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('accepts another drawing', () => {
    render(<SplitSection content={content} drawing={<p>Something else</p>} />);
    expect(screen.getByText('Something else')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('sortLenders', () => {
  it('shows the same offers as the hero', () => {
    const { fitting, others } = sortLenders(sampleLenders, offers, 'at');
    expect(fitting.map(({ logo, offer }) => [logo.name, offer])).toEqual([
      ['Corvane', '$1 at 9%'],
      ['Prairie Ledger', '$2 at 9%'],
      ['Tidewell', '$3 at 9%'],
      ['Oakenline', '$4 at 9%'],
    ]);
    expect(others.map(({ logo }) => logo.name)).toEqual(['Quillon', 'Sablefield', 'Kestrel Row', 'Union Harbour']);
  });

  it('has the word before the rate in the language of the page', () => {
    expect(sortLenders(sampleLenders, offers, 'à').fitting[0]?.offer).toBe('$1 à 9%');
  });

  it('never draws a lender twice', () => {
    const { fitting, others } = sortLenders(sampleLenders.slice(0, 3), offers, 'at');
    expect(fitting.map(({ logo }) => logo.name)).toEqual(['Tidewell', 'Halden Street', 'Quillon']);
    expect(others).toEqual([]);
  });
});
