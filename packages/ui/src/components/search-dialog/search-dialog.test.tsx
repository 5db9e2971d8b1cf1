import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { SearchDialog } from './search-dialog.js';
import type { SearchResult } from './search-option.js';

const pages: SearchResult[] = [
  {
    href: '/blog/what-is-invoice-factoring',
    title: 'What Is Invoice Factoring?',
    kind: 'Guide',
    excerpt: 'Cash for invoices.',
  },
  { href: '/financial-products', title: 'Financial Products', kind: 'Page', excerpt: 'Six types of capital.' },
];
const search = vi.fn(async (query: string) => pages.filter(({ title }) => title.toLowerCase().includes(query)));

beforeEach(stubDialogs);

describe('SearchDialog', () => {
  describeContract(<SearchDialog search={search} />, { slot: 'search-dialog' });

  it('lists what matches, and says when nothing does', async () => {
    render(<SearchDialog search={search} />);
    const field = screen.getByRole('combobox', { name: 'Search the site' });
    await userEvent.type(field, 'fin');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.clear(field);
    await userEvent.type(field, 'zebra');
    expect(await screen.findByText('Nothing here matches that. Try a shorter word.')).toBeVisible();
    expect(screen.queryAllByRole('option')).toEqual([]);
  });

  it('shows a failure, and searches again with the next letter', async () => {
    const broken = vi.fn(search).mockRejectedValueOnce(new Error('offline'));
    render(<SearchDialog search={broken} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'f');
    expect(await screen.findByText('The search is not working right now. Please try again.')).toBeVisible();
    await userEvent.type(field, 'i');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    expect(screen.getByText('Results: 1').closest('[aria-live=polite]')).toBeInTheDocument();
  });

  it('goes through the results with the arrow keys, wraps, and opens one with Enter', async () => {
    const onChoose = vi.fn();
    render(<SearchDialog search={async () => pages} onChoose={onChoose} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'a');
    const [first, second] = await screen.findAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(field).toHaveAttribute('aria-activedescendant', second?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('/financial-products');
  });

  it('opens nothing with the Enter that ends a composition, as Safari sends it', async () => {
    const onChoose = vi.fn();
    render(<SearchDialog search={async () => pages} onChoose={onChoose} />);
    const field = screen.getByRole('combobox');
    await userEvent.type(field, 'a');
    await screen.findAllByRole('option');
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(onChoose).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    expect(onChoose).toHaveBeenCalledWith('/blog/what-is-invoice-factoring');
  });

  it('shows the results of the last query, in whichever order they arrive', async () => {
    const answers: ((results: SearchResult[]) => void)[] = [];
    render(<SearchDialog search={() => new Promise((resolve) => answers.push(resolve))} />);
    await userEvent.type(screen.getByRole('combobox'), 'ab');
    answers[1]?.([pages[1] as SearchResult]);
    answers[0]?.([pages[0] as SearchResult]);
    expect(await screen.findByRole('option')).toHaveTextContent('Financial Products');
  });

  describe('while the results are loading', () => {
    const asked = new Map<string, (results: SearchResult[]) => void>();
    const answer = (query: string, results: SearchResult[]) => act(async () => asked.get(query)?.(results));
    const draw = (onChoose = vi.fn()) => {
      asked.clear();
      render(<SearchDialog search={(query) => new Promise((give) => asked.set(query, give))} onChoose={onChoose} />);
      return { onChoose, field: screen.getByRole('combobox') };
    };

    it('keeps one of the results selected, however many arrive', async () => {
      const { field } = draw();
      await userEvent.type(field, 'a');
      await answer('a', pages);
      await userEvent.type(field, 'b');
      await userEvent.keyboard('{ArrowDown}');
      await answer('ab', pages.slice(0, 1));
      expect(screen.getByRole('option')).toHaveAttribute('aria-selected', 'true');
      expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
    });

    it('opens no result of an earlier query, but the best result as soon as it arrives', async () => {
      const { field, onChoose } = draw();
      await userEvent.type(field, 'a');
      await answer('a', pages);
      await userEvent.type(field, 'b{Enter}');
      expect(onChoose).not.toHaveBeenCalled();
      await answer('ab', pages.slice(1));
      expect(onChoose).toHaveBeenCalledWith('/financial-products');
    });

    it('opens nothing if the query has changed since', async () => {
      const { field, onChoose } = draw();
      await userEvent.type(field, 'a{Enter}b');
      await answer('ab', pages);
      expect(onChoose).not.toHaveBeenCalled();
    });
  });

  it('closes when the visitor goes back', () => {
    const onClose = vi.fn();
    render(<SearchDialog search={search} onClose={onClose} />);
    act(() => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('ignores keys with Shift or another modifier', async () => {
    const user = userEvent.setup();
    const onChoose = vi.fn();
    render(<SearchDialog search={async () => pages} onChoose={onChoose} />);
    await user.type(screen.getByRole('combobox'), 'a');
    const [first] = await screen.findAllByRole('option');
    await user.keyboard('{Shift>}{ArrowDown}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByText('What Is Invoice Factoring?'));
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('calls its handler when it is closed', async () => {
    const onClose = vi.fn();
    render(<SearchDialog search={search} onClose={onClose} />);
    const dialog = screen.getByRole('dialog');
    expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(dialog).toHaveAttribute('data-state', 'closed');
  });
});
