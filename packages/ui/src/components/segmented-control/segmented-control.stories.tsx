import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control.js';

const meta = {
  title: 'Components/Segmented control',
  component: SegmentedControl,
  tags: ['!autodocs'],
  args: {
    label: 'Currency',
    name: 'currency',
    defaultValue: 'USD',
    options: [
      { value: 'USD', label: 'USD' },
      { value: 'CAD', label: 'CAD' },
    ],
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Joined: Story = {
  async play({ canvas }) {
    await userEvent.click(canvas.getByText('CAD'));
    await expect(canvas.getByRole('radio', { name: 'CAD' })).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'USD' })).toBeChecked();
  },
};

export const Chips: Story = {
  args: {
    label: 'What do you need it for?',
    name: 'need',
    layout: 'chips',
    defaultValue: 'any',
    options: [
      { value: 'any', label: 'Anything' },
      { value: 'stock', label: 'Stock and orders' },
      { value: 'equipment', label: 'Equipment' },
      { value: 'late', label: 'Customers who pay late' },
    ],
  },
};
