import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { BalanceChart } from './balance-chart.js';
import { sampleBalance, sampleBalanceText } from './balance-chart.samples.js';
import { drawBalance } from './draw-balance.js';

const size = { width: 820, height: 360, bars: 60, ticks: 6 };

describe('BalanceChart', () => {
  describeContract(<BalanceChart values={sampleBalance} step="Day" text={sampleBalanceText} />, {
    slot: 'balance-chart',
  });

  it('has a text alternative', () => {
    render(<BalanceChart values={sampleBalance} step="Day" text={sampleBalanceText} />);
    expect(screen.getByRole('figure', { name: 'Money in, money out' })).toHaveTextContent(
      sampleBalanceText.description,
    );
  });
});

describe('drawBalance', () => {
  it('crosses the line where the balance does', () => {
    const { turn, axis } = drawBalance(sampleBalance, size);
    expect(turn).toEqual({ step: 138, x: 627.6 });
    expect(axis.map(({ at }) => at)).toEqual([0, 30, 60, 90, 120, 150, 180]);
  });

  it('draws no more bars than fit, nor more than there are values', () => {
    const bars = (values: readonly number[]) => {
      const { above, below } = drawBalance(values, size);
      return `${above}${below}`.match(/M/g)?.length;
    };
    expect(bars(sampleBalance)).toBe(60);
    expect(bars([100, -10])).toBe(2);
  });

  it.each([[[0, 0]], [[5]], [[100, 50]]])('draws finite numbers only: %j', (values) => {
    expect(JSON.stringify(drawBalance(values, size))).not.toMatch(/null|NaN|Infinity/);
  });
});
