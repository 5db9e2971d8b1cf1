import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { describeContract } from '../../test/contract.js';
import { ComparisonAdvice } from './comparison-advice.js';
import { ComparisonNotes } from './comparison-notes.js';
import { ComparisonTable } from './comparison-table.js';
import { sampleComparison, sampleRows, sampleSources } from './comparison-table.samples.js';
import { sortRows } from './sort-rows.js';

const table = <ComparisonTable content={sampleComparison} rows={sampleRows} sources={sampleSources} />;
const order = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('rowheader').querySelector('a')?.textContent);

describe('ComparisonTable', () => {
  describeContract(table, { slot: 'comparison-table' });

  it('is sorted by its headers in both directions, with rows without a rank last', async () => {
    render(table);
    const head = screen.getByRole('button', { name: 'Cost per year' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(head).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('columnheader', { name: 'Cost per year' })).toHaveAttribute('aria-sort', 'ascending');
    expect(order()).toEqual(['Guaranteed loan', 'Cash advance', 'Something else']);
    await userEvent.keyboard(' ');
    expect(screen.getByRole('columnheader', { name: 'Cost per year' })).toHaveAttribute('aria-sort', 'descending');
    expect(order()).toEqual(['Cash advance', 'Guaranteed loan', 'Something else']);
    await userEvent.click(screen.getByRole('button', { name: 'Type of funding' }));
    expect(order()).toEqual(['Cash advance', 'Guaranteed loan', 'Something else']);
  });

  it('shows a note below the table, and several as a list', () => {
    const { rerender } = render(table);
    expect(screen.getByText('The small numbers link to the sources.').tagName).toBe('P');
    const note = ['A limit is the most.', 'C$ means Canadian dollars.'];
    rerender(<ComparisonTable content={{ ...sampleComparison, note }} rows={sampleRows} sources={sampleSources} />);
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(note);
  });

  it('filters by need with CSS alone, and shows the number of rows', async () => {
    render(table);
    await userEvent.click(screen.getByRole('radio', { name: 'Stock and orders' }));
    expect(screen.getByText('2 of 3 shown')).toHaveAttribute('aria-live', 'polite');
    expect(document.querySelector('style[data-href^=comparison]')?.textContent).toContain('[data-needs~="stock"]');
    expect(sampleRows.filter(({ needs }) => needs.includes('stock'))).toHaveLength(2);
  });

  it('hides rows by a need whose id begins with a digit', async () => {
    const needs = [{ id: '24-hours', label: 'In a day' }];
    const rows = sampleRows.map((row, index) => ({ ...row, needs: index === 0 ? ['24-hours'] : [] }));
    render(<ComparisonTable content={{ ...sampleComparison, needs }} rows={rows} sources={sampleSources} />);
    await userEvent.click(screen.getByRole('radio', { name: 'In a day' }));
    const style = document.querySelector('style[data-href="comparison-24-hours"]')?.textContent ?? '';
    expect(document.querySelectorAll(style.slice(0, style.indexOf('{')))).toHaveLength(2);
  });

  it('announces nothing until the visitor chooses', async () => {
    const { container } = render(table);
    const status = container.querySelector('[aria-live]');
    expect(status).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('radio', { name: 'Stock and orders' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Anything' }));
    expect(status).toHaveTextContent('3 of 3 shown');
  });

  it('counts what was chosen before hydration', () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(table);
    const [, stock] = container.querySelectorAll<HTMLInputElement>('input[type=radio]');
    if (stock) stock.checked = true;
    render(table, { container, hydrate: true });
    expect(screen.getByText('2 of 3 shown')).toBeInTheDocument();
  });

  it('selects the given need, follows it, and tells which one the visitor selects', async () => {
    const onNeedChange = vi.fn();
    const show = (need?: string) => (
      <ComparisonTable
        content={sampleComparison}
        rows={sampleRows}
        sources={sampleSources}
        need={need}
        onNeedChange={onNeedChange}
      />
    );
    const { container, rerender } = render(show('late'));
    expect(screen.getByRole('radio', { name: 'Customers who pay late' })).toBeChecked();
    expect(container.querySelector('[aria-live]')).toBeEmptyDOMElement();
    await userEvent.click(screen.getByRole('radio', { name: 'Stock and orders' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Anything' }));
    expect(onNeedChange.mock.calls).toEqual([['stock'], [undefined]]);
    rerender(show());
    expect(screen.getByRole('radio', { name: 'Anything' })).toBeChecked();
    rerender(show('stock'));
    expect(screen.getByRole('radio', { name: 'Stock and orders' })).toBeChecked();
    expect(onNeedChange).toHaveBeenCalledTimes(2);
  });

  it('tells what was chosen before hydration, if it differs from the given need', () => {
    const onNeedChange = vi.fn();
    const given = (
      <ComparisonTable
        content={sampleComparison}
        rows={sampleRows}
        sources={sampleSources}
        need="stock"
        onNeedChange={onNeedChange}
      />
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(given);
    const [all] = container.querySelectorAll<HTMLInputElement>('input[type=radio]');
    if (all) all.checked = true;
    render(given, { container, hydrate: true });
    expect(onNeedChange.mock.calls).toEqual([[undefined]]);
  });

  it('shows the advice on the selected need only, and notes of its own', async () => {
    const advice = [
      { need: 'stock', text: 'Ask your [supplier](/supplier) first.' },
      { need: 'late', text: 'Call your customers first.' },
    ];
    const { container } = render(
      <ComparisonTable
        content={sampleComparison}
        rows={sampleRows}
        sources={sampleSources}
        advice={<ComparisonAdvice advice={advice} />}
      >
        <ComparisonNotes note="Fetched later." />
      </ComparisonTable>,
    );
    const late = screen.getByText('Call your customers first.');
    expect(late).not.toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Customers who pay late' }));
    expect(late).toBeVisible();
    expect(container.querySelector('[data-advice=stock]')).not.toBeVisible();
    expect(screen.getByText('Fetched later.')).toBeInTheDocument();
    expect(screen.queryByText(sampleComparison.note)).toBeNull();
  });

  it('links each figure to its sources by their numbers', () => {
    render(table);
    const cell = screen.getByText('Base rate plus 3 points').parentElement as HTMLElement;
    expect(cell).toHaveTextContent(/^Cost per yearAt most 9% Base rate/);
    const links = within(cell).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#source-agency', '#source-law']);
    expect(links[1]).toHaveAccessibleName('Source 2');
  });

  it('shows the figure of another country on a line of its own', () => {
    render(table);
    expect(screen.getByText('Canada: at most 8%')).toHaveClass('bl:block');
  });

  it('shows the details of a cell on demand, named by row and column', async () => {
    render(table);
    const details = screen.getByText('The base rate changes every quarter. Fees come on top.');
    expect(details).not.toBeVisible();
    const name = document.querySelector('summary') as HTMLElement;
    expect([...name.children].map(({ textContent }) => textContent)).toEqual([
      'Details',
      'Guaranteed loan',
      'Cost per year',
    ]);
    await userEvent.click(name);
    expect(details).toBeVisible();
  });

  it('has a label above the rows without a figure, unless another column sorts the table', async () => {
    const unpriced = { column: 'cost', label: 'Without a price' };
    const [advance, loan, other] = sampleRows;
    const rows = [loan, advance, other].filter((row) => row !== undefined);
    render(<ComparisonTable content={{ ...sampleComparison, unpriced }} rows={rows} sources={sampleSources} />);
    const label = screen.getByRole('columnheader', { name: 'Without a price' });
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
    expect(label.compareDocumentPosition(row('Guaranteed loan'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(label.compareDocumentPosition(row('Cash advance'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(label.closest('tr')).toHaveAttribute('data-needs', 'stock late');
    await userEvent.click(screen.getByRole('button', { name: 'Type of funding' }));
    expect(screen.queryByText('Without a price')).toBeNull();
  });

  it('has no sort buttons without JavaScript', () => {
    expect(renderToString(table)).not.toContain('<button');
  });
});

it('keeps the given order of rows until they are sorted', () => {
  expect(sortRows(sampleRows, undefined)).toBe(sampleRows);
});
