import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance, mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import type { Stat } from '../../types.js';
import { barWidths } from './stat-bars.js';
import { StatGroup } from './stat-group.js';

const items: Stat[] = [
  { number: '$3.5B+', label: 'Capital Requests' },
  { number: '23%', label: 'Decrease In Sales Cycle', change: 'decrease' },
  { number: '64%', label: 'Increase In Completed Applications', change: 'increase' },
  { number: '4x', label: 'Success Rate' },
];
const states = () =>
  [...document.querySelectorAll('[data-slot=stat-item]')].map((item) => item.getAttribute('data-state'));

describe('StatGroup', () => {
  describeContract(<StatGroup items={items} highlight="rotating" />, { slot: 'stat-group' });

  it('gives each figure its label', () => {
    render(<StatGroup items={items} />);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(items.map(({ label }) => label));
    expect(screen.getAllByRole('definition').map((figure) => figure.textContent)).toEqual(
      items.map(({ number }) => number),
    );
  });

  it('shows a note on what the figures count, if given', () => {
    const { rerender } = render(<StatGroup items={items} note="Own counts. [How we count](/how)" />);
    expect(screen.getByRole('link', { name: 'How we count' }).closest('[data-slot=stat-note]')).toHaveTextContent(
      'Own counts. How we count',
    );
    rerender(<StatGroup items={items} />);
    expect(document.querySelector('[data-slot=stat-note]')).toBeNull();
  });

  it('highlights nothing and has no controls unless it rotates', () => {
    const { container } = render(<StatGroup items={items} />);
    expect(states()).toEqual(['inactive', 'inactive', 'inactive', 'inactive']);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(container.firstElementChild).not.toHaveAttribute('data-rotation');
  });

  it('draws bars only for changes in percent', () => {
    expect(barWidths({ number: '23%', label: 'Decrease In Sales Cycle', change: 'decrease' })).toEqual({
      usual: 100,
      ours: 77,
    });
    expect(barWidths({ number: '64%', label: 'Increase In Completed Applications', change: 'increase' })).toEqual({
      usual: 61,
      ours: 100,
    });
    expect(barWidths({ number: '4x', label: 'Increase In Offers', change: 'increase' })).toBeUndefined();
    expect(barWidths({ number: '79%', label: 'Approval Rate' })).toBeUndefined();
    expect(barWidths({ number: '50%', label: 'Moins de temps', change: 'decrease' })).toEqual({ usual: 100, ours: 50 });
    render(<StatGroup items={items} variant="bars" bars={{ usual: 'Usual channel', ours: 'With us' }} />);
    expect(screen.getAllByText('With us')).toHaveLength(2);
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('highlights each figure for 3 s and wraps', () => {
      render(<StatGroup items={items} highlight="rotating" />);
      advance(timing.stat - 1);
      expect(states()).toEqual(['active', 'inactive', 'inactive', 'inactive']);
      advance(1);
      expect(states()).toEqual(['inactive', 'active', 'inactive', 'inactive']);
      advance(3 * timing.stat);
      expect(states()).toEqual(['active', 'inactive', 'inactive', 'inactive']);
    });

    it('stays at its first figure under reduced motion', () => {
      mediaMatches.add(reducedMotion);
      const { container } = render(<StatGroup items={items} highlight="rotating" />);
      advance(10 * timing.stat);
      expect(container.firstElementChild).toHaveAttribute('data-index', '0');
      expect(container.firstElementChild).toHaveAttribute('data-rotation', 'paused');
    });
  });
});
