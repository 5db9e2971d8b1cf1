import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { mediaMatches, reducedMotion } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { CategoryFilter } from './category-filter.js';

const filters = [
  { label: 'All', value: 'all' },
  { label: 'Guides', value: 'guides' },
  { label: 'Case Studies', value: 'case-studies' },
];
const none = () => {};

describe('CategoryFilter', () => {
  describeContract(<CategoryFilter filters={filters} selected="all" onSelect={none} />, { slot: 'category-filter' });

  it('is a group of buttons, one of which is pressed', () => {
    render(<CategoryFilter filters={filters} selected="guides" onSelect={none} label="Show articles about" />);
    expect(screen.getByRole('group', { name: 'Show articles about' })).toBeInTheDocument();
    expect(screen.getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Guides');
    expect(screen.getByRole('button', { pressed: true })).toHaveAttribute('data-state', 'active');
  });

  it('reports which filter was pressed, by pointer and by keyboard', async () => {
    const onSelect = vi.fn();
    render(<CategoryFilter filters={filters} selected="all" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: 'Guides' }));
    expect(onSelect).toHaveBeenLastCalledWith('guides');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenLastCalledWith('case-studies');
  });

  it('scrolls the selected filter into view, but not the first one initially', () => {
    const scrollTo = vi.fn();
    Element.prototype.scrollTo = scrollTo;
    const { rerender } = render(<CategoryFilter filters={filters} selected="all" onSelect={none} />);
    expect(scrollTo).not.toHaveBeenCalled();
    rerender(<CategoryFilter filters={filters} selected="case-studies" onSelect={none} />);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: 'smooth' }));
  });

  it('does not scroll smoothly under reduced motion', () => {
    mediaMatches.add(reducedMotion);
    const scrollTo = vi.fn();
    Element.prototype.scrollTo = scrollTo;
    const { rerender } = render(<CategoryFilter filters={filters} selected="all" onSelect={none} />);
    rerender(<CategoryFilter filters={filters} selected="case-studies" onSelect={none} />);
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ behavior: 'instant' }));
  });

  it('shows the elapsed time only if the selection rotates', () => {
    const { container, rerender } = render(<CategoryFilter filters={filters} selected="all" onSelect={none} />);
    expect(container.querySelector('[class*=animate-tail]')).toBeNull();
    rerender(<CategoryFilter filters={filters} selected="all" onSelect={none} duration={5000} />);
    expect(container.querySelector('[class*=animate-tail]')).toBeInTheDocument();
    expect(screen.getByRole('group').style.getPropertyValue('--bl-hold')).toBe('5000ms');
  });
});
