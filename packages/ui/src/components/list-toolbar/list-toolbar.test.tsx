import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { advance } from '../../test/browser.js';
import { describeContract } from '../../test/contract.js';
import { timing } from '../../tokens/timing.js';
import { ListToolbar, type ListToolbarProps, listPanel } from './index.js';

const tabs = ['Messages', 'Partnerships', 'Subscribers', 'Spam'].map((label) => ({
  label,
  value: label.toLowerCase(),
}));
const base: ListToolbarProps = { tabs, selected: 'messages', onSelect: () => {}, panelId: 'list' };
const tab = (name: string) => screen.getByRole('tab', { name });
const field = () => screen.getByRole('searchbox', { name: 'Search' });

describe('ListToolbar', () => {
  describeContract(
    <ListToolbar
      {...base}
      onSearch={() => {}}
      onRefresh={() => {}}
      panelId="gone"
      tabs={tabs.map((each) => ({ ...each, value: `x-${each.value}` }))}
      exports={[{ label: 'Export CSV', href: '/api/contacts.csv' }]}
    />,
    { slot: 'list-toolbar' },
  );

  it('names the panel after the selected tab, and has one stop for the Tab key', () => {
    render(
      <>
        <ListToolbar {...base} selected="spam" />
        <div {...listPanel('list', 'spam')} />
      </>,
    );
    expect(screen.getByRole('tabpanel', { name: 'Spam' })).toHaveAttribute('id', 'list');
    expect(tab('Spam')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Spam')).toHaveAttribute('aria-controls', 'list');
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('Spam')]);
  });

  it('shows the name of the refresh button in a tooltip, without exposing it twice', async () => {
    render(<ListToolbar {...base} onSearch={() => {}} onRefresh={() => {}} />);
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(refresh).toHaveFocus();
    await waitFor(() => expect(document.querySelector('[data-slot=tooltip-content]')).toHaveTextContent('Refresh'));
    expect(refresh).not.toHaveAccessibleDescription();
  });

  it('passes on which download starts, and announces its progress', () => {
    const onExport = vi.fn((_, event) => event.preventDefault());
    const file = { label: 'Export CSV', href: '/api/contacts.csv' };
    const { rerender } = render(<ListToolbar {...base} exports={[file]} onExport={onExport} />);
    fireEvent.click(screen.getByRole('link', { name: 'Export CSV' }));
    expect(onExport).toHaveBeenCalledExactlyOnceWith(file, expect.objectContaining({ type: 'click' }));
    rerender(<ListToolbar {...base} exports={[file]} progress="Exporting: 3 MB so far." />);
    expect(screen.getByText('Exporting: 3 MB so far.')).toHaveAttribute('aria-live', 'polite');
  });

  it('moves focus with the arrow keys, Home and End, and selects when a tab is pressed', async () => {
    const onSelect = vi.fn();
    render(<ListToolbar {...base} onSelect={onSelect} />);
    await userEvent.tab();
    expect(tab('Messages')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Partnerships')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(tab('Spam')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Messages')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(tab('Spam')).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(tab('Spam')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}');
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledWith('partnerships');
  });

  it('turns the arrow keys around from right to left', async () => {
    render(
      <div dir="rtl">
        <ListToolbar {...base} />
      </div>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Partnerships')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Messages')).toHaveFocus();
  });

  it('links to downloads, and refreshes', async () => {
    const onRefresh = vi.fn();
    const onExport = vi.fn();
    const exports = [{ label: 'Export CSV', href: '/a.csv?q=x' }];
    render(<ListToolbar {...base} onRefresh={onRefresh} onExport={onExport} exports={exports} />);
    const link = screen.getByRole('link', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/a.csv?q=x');
    expect(link).toHaveAttribute('download');
    // jsdom cannot download.
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    expect(onExport).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(onRefresh).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  describe('searching', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());
    const type = (value: string) => fireEvent.change(field(), { target: { value } });

    it('waits 300 ms after the last key press', () => {
      const onSearch = vi.fn();
      render(<ListToolbar {...base} onSearch={onSearch} />);
      type('n');
      advance(timing.staffSearch - 1);
      type('no');
      advance(timing.staffSearch - 1);
      expect(onSearch).not.toHaveBeenCalled();
      advance(1);
      expect(onSearch.mock.calls).toEqual([['no']]);
    });

    it('searches immediately on Enter, and only once', () => {
      const onSearch = vi.fn();
      render(<ListToolbar {...base} onSearch={onSearch} />);
      type('noor');
      fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
      fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
      advance(timing.staffSearch);
      expect(onSearch.mock.calls).toEqual([['noor']]);
    });

    it('is cleared immediately by its button', () => {
      const onSearch = vi.fn();
      render(<ListToolbar {...base} query="noor" onSearch={onSearch} />);
      fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
      expect(onSearch.mock.calls).toEqual([['']]);
      expect(field()).toHaveValue('');
      expect(field()).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Clear the search' })).toBeNull();
    });

    it('keeps what is typed while an earlier search arrives, and shows an external search', () => {
      let go = (_: string) => {};
      function Page() {
        const [query, setQuery] = useState('');
        go = setQuery;
        return <ListToolbar {...base} query={query} onSearch={setQuery} />;
      }
      render(<Page />);
      type('no');
      advance(timing.staffSearch);
      type('noor');
      advance(timing.staffSearch - 1);
      expect(field()).toHaveValue('noor');
      advance(1);
      fireEvent.blur(field());
      act(() => go(''));
      expect(field()).toHaveValue('');
    });
  });
});
