import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { RateComparison } from './rate-comparison.js';
import { sampleRates, sampleRateText } from './rate-comparison.samples.js';

describe('RateComparison', () => {
  describeContract(<RateComparison content={sampleRateText} rows={sampleRates} />, { slot: 'rate-comparison' });

  it('is a region named by its heading', () => {
    render(<RateComparison content={sampleRateText} rows={sampleRates} />);
    expect(screen.getByRole('region', { name: sampleRateText.title })).toHaveAttribute('data-slot', 'rate-comparison');
  });

  it('is a table with a caption, headers, and a bar for each rate', () => {
    const { container } = render(<RateComparison content={sampleRateText} rows={sampleRates} />);
    expect(screen.getByRole('table')).toHaveAccessibleName(sampleRateText.caption);
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    const widths = [...container.querySelectorAll('i')].map(({ style }) => style.width);
    expect(widths).toEqual(['100%', '46%', '16%']);
  });

  it('has its notes below the table', () => {
    render(<RateComparison content={{ ...sampleRateText, notes: ['Fees are left out.'] }} rows={sampleRates} />);
    const note = screen.getByText('Fees are left out.');
    expect(screen.getByRole('table').compareDocumentPosition(note)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('has a smaller heading in a column', () => {
    render(<RateComparison content={sampleRateText} rows={sampleRates} layout="column" />);
    expect(screen.getByRole('heading', { level: 3, name: sampleRateText.title })).toBeVisible();
    expect(screen.getByRole('region', { name: sampleRateText.title })).toHaveAttribute('data-layout', 'column');
  });
});
