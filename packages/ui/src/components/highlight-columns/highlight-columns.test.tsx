import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { LineGlyph } from '../line-glyph/index.js';
import { Rotator } from '../rotator/index.js';
import { HighlightColumns } from './highlight-columns.js';
import type { HighlightCardContent } from './index.js';

const items: HighlightCardContent[] = [
  { icon: 'landmark', title: 'Lenders', description: 'Files.', action: { label: 'Explore Lenders', href: '/lenders' } },
  { icon: 'handshake', title: 'Referral Partners', description: 'Clients.' },
  { icon: 'braces', title: 'APIs', description: 'Products.' },
];

function Group(props: Partial<ComponentProps<typeof HighlightColumns>>) {
  return (
    <Rotator.Root count={items.length} hold={4000}>
      <HighlightColumns items={items} {...props} />
    </Rotator.Root>
  );
}

const cards = () => [...document.querySelectorAll<HTMLElement>('[data-slot=highlight-item]')];
const states = () => cards().map(({ dataset }) => dataset.state);

describe('HighlightColumns', () => {
  describeContract(<Group />, { slot: 'highlight-columns' });

  it('is a list of cards with titles, and keeps all texts in the page', () => {
    render(<Group level={2} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Lenders',
      'Referral Partners',
      'APIs',
    ]);
    for (const { description } of items) expect(screen.getByText(description)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Explore Lenders' })).toHaveAttribute('href', '/lenders');
  });

  it('uses `itemSlot` as the slot of its cards', () => {
    render(<Group itemSlot="value-card" />);
    expect(document.querySelectorAll('[data-slot=value-card]')).toHaveLength(3);
  });

  it('raises the selected card', () => {
    render(<Group />);
    expect(states()).toEqual(['active', 'inactive', 'inactive']);
    fireEvent.click(screen.getByRole('button', { name: 'APIs' }));
    expect(states()).toEqual(['inactive', 'inactive', 'active']);
    expect(screen.getByRole('button', { name: 'APIs' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: 'Lenders' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('selects a card by a click anywhere on it', () => {
    render(<Group />);
    fireEvent.click(screen.getByText('Products.'));
    expect(states()).toEqual(['inactive', 'inactive', 'active']);
  });

  it('renders the light markup of a description', () => {
    render(<Group items={[{ title: 'One', description: 'Read **once**.' }]} />);
    expect(screen.getByText('once').tagName).toBe('STRONG');
  });

  it('shows the content given for each card', () => {
    render(<Group detail={({ title }) => <span>About {title}</span>} glyph={() => <LineGlyph name="pair" />} />);
    expect(screen.getByText('About Lenders')).toBeInTheDocument();
    expect(document.querySelectorAll('[data-slot=line-glyph]')).toHaveLength(3);
  });

  describe('as time passes', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it("pauses while keyboard focus is inside, even with the caller's focus handlers", () => {
      const onFocus = vi.fn();
      render(<Group onFocus={onFocus} />);
      act(() => screen.getByRole('button', { name: 'APIs' }).focus());
      advance(60_000);
      expect(states()).toEqual(['active', 'inactive', 'inactive']);
      expect(onFocus).toHaveBeenCalledOnce();
    });

    it('fills only the ring of the active card', () => {
      render(<Group />);
      advance(3000);
      const rings = [...document.querySelectorAll<HTMLElement>('[data-slot=progress-ring]')];
      expect(rings.map(({ dataset }) => dataset.progress)).toEqual(['75', '0', '0']);
    });
  });
});
