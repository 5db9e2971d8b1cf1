import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RateComparison } from './rate-comparison.js';
import { sampleRates, sampleRateText } from './rate-comparison.samples.js';

const meta = {
  title: 'Sections/Rate comparison',
  component: RateComparison,
  tags: ['!autodocs'],
  args: { content: sampleRateText, rows: sampleRates },
} satisfies Meta<typeof RateComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeWays: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('rowheader', { name: 'Cash advance' })).toBeVisible();
  },
};

export const OneWay: Story = { args: { rows: sampleRates.slice(0, 1) } };

export const InAColumn: Story = { args: { layout: 'column' } };
