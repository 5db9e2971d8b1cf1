import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KitLabelsProvider } from '../../lib/kit-labels.js';
import { advance, mediaMatches, reducedMotion, setVisibility } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { renderWithSamples as render } from '../../test/with-samples.js';
import { timing } from '../../tokens/timing.js';
import type { HighlightItem } from './highlight-drawings.js';
import { HighlightGroup, type HighlightGroupProps } from './highlight-group.js';
import {
  advantages,
  empowered,
  lenderSteps,
  partnershipPaths,
  partnerTypes,
  whyPartner,
} from './highlight-group.samples.js';

type Case = Pick<HighlightGroupProps, 'content' | 'interval' | 'layout' | 'placement'>;

const groups: Case[] = [
  { content: partnerTypes, interval: timing.partnerTypes, layout: 'columns' },
  { content: advantages, interval: timing.advantages, layout: 'rows' },
  { content: whyPartner, interval: timing.whyPartner, layout: 'rows', placement: 'aside' },
  { content: partnershipPaths, interval: timing.partnershipPaths, layout: 'rows', placement: 'aside' },
  { content: lenderSteps, interval: timing.lenderSteps, layout: 'stops' },
  { content: empowered, interval: timing.empower, layout: 'hub' },
];

const group = () => screen.getByRole('region');
const items = () => [...document.querySelectorAll<HTMLElement>('[data-slot=highlight-item]')];
const activeIndex = () => items().findIndex(({ dataset }) => dataset.state === 'active');

describe.each(groups)('HighlightGroup "$content.label"', (props) => {
  const { content, interval } = props;
  const count = content.items.length;

  describeContract(<HighlightGroup {...props} />, { slot: 'highlight-group' });

  it('is named, and keeps every text in the page', () => {
    render(<HighlightGroup {...props} />);
    expect(group()).toHaveAccessibleName(content.label);
    expect(items()).toHaveLength(count);
    for (const { title, description } of content.items) {
      expect(screen.getByRole('button', { name: title })).toBeInTheDocument();
      expect(screen.getByText(description)).toBeInTheDocument();
    }
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('highlights each item for its interval, one at a time, and begins again', () => {
      render(<HighlightGroup {...props} />);
      for (let turn = 0; turn <= count; turn++) {
        expect(activeIndex()).toBe(turn % count);
        expect(group()).toHaveAttribute('data-index', String(turn % count));
        expect(items().filter(({ dataset }) => dataset.state === 'active')).toHaveLength(1);
        advance(interval - 1);
        expect(activeIndex()).toBe(turn % count);
        advance(1);
      }
    });

    it('keeps a selected item active for 5 s longer', () => {
      render(<HighlightGroup {...props} />);
      fireEvent.click(screen.getByRole('button', { name: content.items[1]?.title as string }));
      expect(activeIndex()).toBe(1);
      advance(timing.featureResume - 1);
      expect(group()).toHaveAttribute('data-rotation', 'paused');
      advance(1);
      expect(group()).toHaveAttribute('data-rotation', 'playing');
      advance(interval - 1);
      expect(activeIndex()).toBe(1);
      advance(1);
      expect(activeIndex()).toBe(2 % count);
    });

    it('does not move while the tab is hidden, and while the visitor has paused motion', () => {
      render(<HighlightGroup {...props} />);
      setVisibility('hidden');
      advance(60_000);
      expect(activeIndex()).toBe(0);
      setVisibility('visible');
      fireEvent.click(screen.getByRole('button', { name: 'Pause motion' }));
      advance(60_000);
      expect(activeIndex()).toBe(0);
      fireEvent.click(screen.getByRole('button', { name: 'Play motion' }));
      advance(interval);
      expect(activeIndex()).toBe(1);
    });

    it('does not move under reduced motion, but can be operated', () => {
      mediaMatches.add(reducedMotion);
      render(<HighlightGroup {...props} />);
      advance(60_000);
      expect(activeIndex()).toBe(0);
      expect(group()).toHaveAttribute('data-rotation', 'paused');
      fireEvent.click(screen.getByRole('button', { name: content.items[1]?.title as string }));
      expect(activeIndex()).toBe(1);
    });
  });
});

describe('HighlightGroup', () => {
  it('shows a picture in every row, or in none', () => {
    const { unmount } = render(<HighlightGroup content={advantages} interval={4000} layout="rows" />);
    expect(document.querySelectorAll('[data-slot=product-drawing]')).toHaveLength(3);
    unmount();
    const [first, ...others] = advantages.items;
    const items = [first as HighlightItem, ...others.map(({ title, description }) => ({ title, description }))];
    render(<HighlightGroup content={{ ...advantages, items }} interval={4000} layout="rows" />);
    expect(document.querySelectorAll('[data-slot=product-drawing]')).toHaveLength(0);
  });

  it('goes back and forward around a hub, and shows its position', () => {
    render(<HighlightGroup content={empowered} interval={2000} layout="hub" />);
    expect(screen.getByText('1 of 6')).toBeInTheDocument();
    const previous = screen.getByRole('button', { name: 'Previous' });
    act(() => previous.focus());
    fireEvent.click(previous);
    expect(activeIndex()).toBe(5);
    expect(screen.getByText('6 of 6')).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('2 of 6')).toBeInTheDocument();
  });

  it('accepts other labels for its position', () => {
    render(
      <KitLabelsProvider labels={{ position: (place, count) => `${place} sur ${count}` }}>
        <HighlightGroup content={empowered} interval={2000} layout="hub" />
      </KitLabelsProvider>,
    );
    expect(screen.getByText('1 sur 6')).toBeInTheDocument();
  });

  it('shows the links of its items', () => {
    render(<HighlightGroup content={partnerTypes} interval={4000} layout="columns" />);
    expect(screen.getByRole('link', { name: 'Explore APIs' })).toHaveAttribute('href', '/apis');
  });

  it('shows its motion toggle with a label or only as an icon', () => {
    const { rerender } = render(<HighlightGroup content={partnerTypes} interval={4000} layout="columns" />);
    expect(screen.getByText('Pause motion')).toBeInTheDocument();
    rerender(<HighlightGroup content={partnerTypes} interval={4000} layout="columns" toggle="icon" />);
    expect(screen.queryByText('Pause motion')).toBeNull();
  });
});
