import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { sampleLenders } from '../../test/sample-lenders.js';
import { sortLenders } from './fan.js';
import { SplitSection } from './split-section.js';

const content = {
  title: 'One Profile, All The Best Options',
  lede: 'Here you build a single profile.',
  actions: [{ label: 'How It Works', href: '/how-it-works' }],
};

describe('SplitSection', () => {
  describeContract(<SplitSection content={content} lenders={sampleLenders} />, { slot: 'split-section' });

  it('says what it has to say, and stands for its drawing with one sentence', () => {
    render(<SplitSection content={content} lenders={sampleLenders} />);
    expect(screen.getByRole('heading', { level: 2, name: content.title })).toBeInTheDocument();
    expect(screen.getByText(content.lede)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'How It Works' })).toBeInTheDocument();
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('takes another drawing', () => {
    render(<SplitSection content={content} drawing={<p>Something else</p>} />);
    expect(screen.getByText('Something else')).toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

describe('sortLenders', () => {
  it('lets the lenders of the hero make the same offers here', () => {
    const { fitting, others } = sortLenders(sampleLenders);
    expect(fitting.map(({ logo, offer }) => [logo.name, offer])).toEqual([
      ['Corvane', '$750,000 at 11.25%'],
      ['Prairie Ledger', '$620,000 at 9.90%'],
      ['Tidewell', '$500,000 at 12.40%'],
      ['Oakenline', '$900,000 at 10.75%'],
    ]);
    expect(others.map(({ logo }) => logo.name)).toEqual(['Quillon', 'Sablefield', 'Kestrel Row', 'Union Harbour']);
  });

  it('never draws a lender twice', () => {
    const { fitting, others } = sortLenders(sampleLenders.slice(0, 3));
    expect(fitting.map(({ logo }) => logo.name)).toEqual(['Tidewell', 'Halden Street', 'Quillon']);
    expect(others).toEqual([]);
  });
});
