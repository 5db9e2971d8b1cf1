import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ComparisonAdvice } from './comparison-advice.js';
import { ComparisonTable } from './comparison-table.js';
import { sampleComparison, sampleRows, sampleSources } from './comparison-table.samples.js';

const meta = {
  title: 'Sections/Comparison table',
  component: ComparisonTable,
  tags: ['!autodocs'],
  args: { content: sampleComparison, rows: sampleRows, sources: sampleSources },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsorted: Story = {};

export const SortedByKeyboard: Story = {
  async play({ canvas }) {
    canvas.getByRole('button', { name: 'Cost per year' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Cost per year' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Guaranteed loan');
  },
};

export const Filtered: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('Customers who pay late'));
    await expect(canvas.getByText('Cash advance')).not.toBeVisible();
    await expect(canvas.getByText('2 of 3 shown')).toHaveAttribute('aria-live', 'polite');
  },
};

/** For example from the address of the page, with advice on it. */
export const NeedGiven: Story = {
  args: {
    need: 'late',
    advice: (
      <ComparisonAdvice advice={[{ need: 'late', text: 'First call each customer, and send the invoice again.' }]} />
    ),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('Cash advance')).not.toBeVisible();
    await expect(canvas.getByText(/First call each customer/)).toBeVisible();
    await userEvent.click(canvas.getByText('Anything'));
    await expect(canvas.getByText(/First call each customer/)).not.toBeVisible();
  },
};
