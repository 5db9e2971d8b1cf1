import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ArticleTable } from './article-table.js';

// jsdom trims the text of each element, browsers do not.
const name = /^Two ?ways$/;

const args = {
  caption: '**Two** ways',
  head: ['Way', 'Cost'],
  align: ['left', 'right'] as const,
  rows: [
    ['**Line**', '$2,486'],
    ['Advance', '$27,500'],
  ],
};

describe('ArticleTable', () => {
  describeContract(<ArticleTable {...args} />, { slot: 'article-table' });

  it('names columns and rows, and reads light markup', () => {
    render(<ArticleTable {...args} />);
    const table = screen.getByRole('table', { name });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['Way', 'Cost']);
    expect(within(table).getByRole('rowheader', { name: 'Line' }).innerHTML).toBe('<strong>Line</strong>');
    expect(within(table).getByRole('cell', { name: '$27,500' })).toHaveClass('bl:text-end');
  });

  it('is focusable and named, so that it scrolls by keyboard', () => {
    const { rerender } = render(<ArticleTable {...args} />);
    expect(screen.getByRole('group', { name })).toHaveAttribute('tabindex', '0');
    rerender(<ArticleTable {...args} caption={undefined} />);
    expect(screen.getByRole('group', { name: 'Way Cost' })).toBeInTheDocument();
  });
});
