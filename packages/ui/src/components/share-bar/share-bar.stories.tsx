import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ShareBar } from './share-bar.js';

const meta = {
  title: 'Components/Share bar',
  component: ShareBar,
  tags: ['!autodocs'],
  args: {
    title: 'Where the invoice goes',
    parts: [
      { label: 'The fee', value: '$300.00', share: 0.03 },
      { label: 'At once', value: '$8,000.00', share: 0.8 },
      { label: 'Later', value: '$1,700.00', share: 0.17 },
    ],
  },
} satisfies Meta<typeof ShareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeParts: Story = {
  async play({ canvas }) {
    await expect(canvas.getByText('$8,000.00')).toBeVisible();
  },
};

export const OnePart: Story = { args: { parts: [{ label: 'All of it', value: '$10,000.00', share: 1 }] } };
