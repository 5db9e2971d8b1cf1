import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BalanceChart } from './balance-chart.js';
import { sampleBalance, sampleBalanceText } from './balance-chart.samples.js';

const meta = {
  title: 'Components/Balance chart',
  component: BalanceChart,
  tags: ['!autodocs'],
  args: { values: sampleBalance, step: 'Day', text: sampleBalanceText },
} satisfies Meta<typeof BalanceChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HalfAYear: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('figure', { name: 'Money in, money out' })).toBeVisible();
  },
};

export const TwoPayments: Story = { args: { values: [100, 20, -60] } };

export const NothingOnTop: Story = { args: { values: [100, 75, 50, 25, 0], text: { ...sampleBalanceText, end: '' } } };
