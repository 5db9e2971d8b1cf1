import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ResultPanel } from './result-panel.js';
import { sampleEmpty, sampleResult } from './result-panel.samples.js';

const figures = () => [...document.querySelectorAll<HTMLElement>('[data-slot=calculator-result]')];

describe('ResultPanel', () => {
  describeContract(<ResultPanel result={sampleResult} empty={sampleEmpty} />, { slot: 'result-panel' });

  it('shows each figure rounded for people and unrounded for programs', () => {
    render(<ResultPanel result={sampleResult} empty={sampleEmpty} />);
    expect(figures().map(({ dataset, textContent }) => [dataset.name, dataset.value, textContent])).toEqual([
      ['annual-rate', '24.123456', '24.12%'],
      ['cost', '1200.5', '$1,200.50'],
      ['payment', '933.375', '$933.38'],
    ]);
    expect(figures()[0]).toHaveAttribute('aria-live', 'polite');
    // A screen reader reads `role="status"` as "statusbar", without the figure.
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByRole('region', { name: 'Annual rate' })).toHaveAttribute('data-state', 'shown');
  });

  it('shows a verdict after the large figure, only with a result', () => {
    const { container, rerender } = render(
      <ResultPanel result={sampleResult} empty={sampleEmpty} verdict={<p>Ask a bank first.</p>} />,
    );
    expect(container).toHaveTextContent(/calculated the way a loan rate is\.Ask a bank first\.Cost/);
    rerender(<ResultPanel empty={sampleEmpty} verdict={<p>Ask a bank first.</p>} />);
    expect(screen.queryByText('Ask a bank first.')).toBeNull();
  });

  it('begins a paragraph with each line of the sentence', () => {
    const sentence = 'This is above the limit.\nYou pay from the first month.';
    render(<ResultPanel result={{ ...sampleResult, sentence }} empty={sampleEmpty} />);
    for (const text of sentence.split('\n')) expect(screen.getByText(text)).toMatchObject({ tagName: 'P' });
  });

  it('has no list of further figures if there are none', () => {
    const { container } = render(<ResultPanel result={{ ...sampleResult, others: [] }} empty={sampleEmpty} />);
    expect(figures()).toHaveLength(1);
    expect(container.querySelector('dl')).toBeNull();
  });

  it('shows no figure and no chart while there is no result', () => {
    render(
      <ResultPanel empty={sampleEmpty}>
        <p>A chart</p>
      </ResultPanel>,
    );
    expect(figures()).toEqual([]);
    expect(screen.queryByText('A chart')).toBeNull();
    expect(screen.getByRole('link', { name: 'See an example' })).toBeInTheDocument();
    expect(screen.getByRole('region')).toHaveAttribute('data-state', 'empty');
  });
});
